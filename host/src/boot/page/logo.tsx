import type { Brand } from '@consorcio/shared/entities';
import { VisuallyHidden } from '@consorcio/shared/ui';
import { Backer, Home, LogoName, LogoWords, Sign } from './logo.styles';

/** The brand's neutral sign and name. They link to its own site, which opens in another tab. */
export function Logo({ brand: { nome, assinatura, logo, siteDomain } }: { brand: Brand }) {
  return (
    <Home href={siteDomain} target="_blank" rel="noopener noreferrer">
      <Sign>
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
          <path fillRule="evenodd" d={logo.sign} />
        </svg>
      </Sign>
      <LogoWords>
        <LogoName translate="no">{nome}</LogoName>
        {assinatura && (
          <>
            {' '}
            <Backer translate="no">{assinatura}</Backer>
          </>
        )}
      </LogoWords>
      <VisuallyHidden>(ir para o site, em outra aba)</VisuallyHidden>
    </Home>
  );
}
