import type { Brand } from '@consorcio/shared/entities';
import { formatCnpj } from '@consorcio/shared/validation';
import type { Consent } from '../../../memory/consent';
import type { Conductor } from '../../../talk/conductor';
import { privacyPolicy } from '../site-links';
import { DialogButton } from './dialog-button';
import { Lines, Whole } from './footer.styles';

export interface FooterProps {
  brand: Brand;
  /** Absent in the HTML, before the page is alive. */
  conductor?: Pick<Conductor, 'store' | 'clock' | 'startAnew'>;
  consent?: Consent | undefined;
  /** After the first answer: what it means to continue has been read. */
  isShort?: boolean;
}

/** The small print of every page: what continuing means, who stands behind the product, and what this device keeps. */
export function Footer({ brand, conductor, consent, isShort = false }: FooterProps) {
  const { razaoSocial, cnpj, sac } = brand.instituicao;
  const failure = `Não consegui abrir agora. Tente de novo, ou fale com o SAC: ${sac.telefone}.`;
  return (
    <Lines data-short={isShort || undefined}>
      {!isShort && (
        <p>
          {/* In every brand. SPEC section 1. */}
          <span>
            Ao continuar, você concorda com a nossa <PolicyLink />.
          </span>{' '}
          <span translate="no">
            <span>{`${razaoSocial}, `}</span>
            <Whole>{`CNPJ ${formatCnpj(cnpj)}`}</Whole>
          </span>
        </p>
      )}
      <div>
        <DialogButton
          label="Sobre"
          failure={failure}
          load={async () => {
            const { AboutSheet } = await import('./about-sheet');
            return (onClose) => <AboutSheet brand={brand} consent={consent} onClose={onClose} />;
          }}
        />{' '}
        <DialogButton
          label="Esquecer meus dados"
          failure={failure}
          load={async () => {
            const { ForgetDialog } = await import('./forget-dialog');
            return (onClose) => conductor && <ForgetDialog conductor={conductor} onClose={onClose} />;
          }}
        />
      </div>
      {isShort && <PolicyLink />}
    </Lines>
  );
}

function PolicyLink() {
  return (
    <a href={privacyPolicy} target="_blank" rel="noopener noreferrer">
      Política de Privacidade
    </a>
  );
}
