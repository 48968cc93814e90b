import type { Brand } from '@consorcio/shared/entities';
import { Button, SheetTitle } from '@consorcio/shared/ui';
import { formatCnpj } from '@consorcio/shared/validation';
import { useStore } from 'zustand';
import { Modal } from '../../../chat/parts/modal';
import type { Consent } from '../../../memory/consent';
import { ConsentChoice } from './consent-strip';
import { AboutFacts, AboutLead, ContactLink, DialogBody, Example } from './dialog.styles';

/** Who stands behind the product, the role of the partner, and whom to call. */
export function AboutSheet({
  brand,
  consent,
  onClose,
}: {
  brand: Brand;
  consent: Consent | undefined;
  onClose(): void;
}) {
  const { exemplo, razaoSocial, cnpj, endereco, sac, ouvidoria, privacidade } = brand.instituicao;
  return (
    <Modal label="Sobre" onDismiss={onClose}>
      <DialogBody>
        <SheetTitle>Quem está por trás desta conversa</SheetTitle>
        {exemplo && <Example>Dados de exemplo, para testes</Example>}
        <AboutLead>{roleOf(brand)}</AboutLead>
        <AboutFacts>
          <dt>Administradora</dt>
          <dd translate="no">{razaoSocial}</dd>
          <dt>CNPJ</dt>
          <dd translate="no">{formatCnpj(cnpj)}</dd>
          <dt>Autorização</dt>
          <dd>Administradora autorizada e fiscalizada pelo Banco Central</dd>
          <dt>Endereço</dt>
          <dd translate="no">{endereco}</dd>
          <dt>SAC</dt>
          <dd>
            <Telephone {...sac} />
          </dd>
          <dt>Ouvidoria</dt>
          <dd>
            <Telephone {...ouvidoria} />
          </dd>
          <dt>Privacidade e seus dados</dt>
          <dd>
            <ContactLink href={`mailto:${privacidade}`}>{privacidade}</ContactLink>
          </dd>
          {consent && mayAnswer(brand) && (
            <>
              <dt>Cookies para medir campanhas</dt>
              <dd>
                <Cookies setting={brand.consent} {...consent} />
              </dd>
            </>
          )}
        </AboutFacts>
        <Button tone="primary" onClick={onClose}>
          Fechar
        </Button>
      </DialogBody>
    </Modal>
  );
}

/** A brand without a container has no such cookies, and an external consent manager asks in its own way. */
function mayAnswer({ trackingId, consent }: Brand): boolean {
  return trackingId !== null && !consent.includes('/');
}

/** The present answer, which the visitor may change. */
function Cookies({ setting, store, give }: Consent & { setting: string }) {
  const given = useStore(store) ?? (setting === 'granted' ? setting : 'denied');
  return <ConsentChoice given={given} onAnswer={give} />;
}

function roleOf({ nome, assinatura, instituicao: { razaoSocial } }: Brand): string {
  const administrator = `Quem administra o consórcio, assina o contrato e recebe os pagamentos é a ${razaoSocial.replace(/\.$/, '')}.`;
  return assinatura === null
    ? administrator
    : `${nome} oferece o consórcio em parceria ${assinatura}. ${administrator}`;
}

function Telephone({ telefone, horario }: Brand['instituicao']['sac']) {
  return (
    <>
      <ContactLink href={`tel:${telefone.replace(/[^0-9+]/g, '')}`}>{telefone}</ContactLink>
      <span>{`, ${horario}`}</span>
    </>
  );
}
