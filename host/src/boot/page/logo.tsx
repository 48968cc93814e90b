import type { Brand } from '@consorcio/shared/entities';
import { VisuallyHidden } from '@consorcio/shared/ui';
import { ArtworkPicture } from './artwork-picture';
import { Backer, Home, LogoName, LogoWords, Sign } from './logo.styles';

/** The logo that the partner drew, or our sign with the name. It links to its own site, which opens in another tab. */
export function Logo({ brand: { nome, assinatura, logo, artwork, siteDomain } }: { brand: Brand }) {
  return (
    <Home href={siteDomain} target="_blank" rel="noopener noreferrer">
      {artwork?.logo ? (
        <ArtworkPicture picture={artwork.logo} alt={nome} />
      ) : (
        <Sign>
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
            <path fillRule="evenodd" d={logo.sign} />
          </svg>
        </Sign>
      )}
      <LogoWords>
        {!artwork?.logo && <LogoName translate="no">{nome}</LogoName>}
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
