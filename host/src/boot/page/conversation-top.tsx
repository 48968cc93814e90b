import type { Brand } from '@consorcio/shared/entities';
import { VisuallyHidden } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { ArtworkPicture } from './artwork-picture';
import { BannerText, BannerTitle, Strip } from './banner.styles';

export interface ConversationTopProps {
  brand: Brand;
  /** The bar of the brand, on a page that is too low to keep it in place. */
  header?: ReactElement | undefined;
}

/** What is above the first message and scrolls away with it: also the text of a campaign. */
export function ConversationTop({ brand: { nome, banner, artwork }, header }: ConversationTopProps) {
  return (
    <>
      {header}
      <VisuallyHidden as="h1">{`Conversa com ${nome}`}</VisuallyHidden>
      {banner && (
        <Strip role="note" $hasPicture={artwork?.banner !== undefined}>
          {artwork?.banner && (
            <ArtworkPicture
              picture={artwork.banner.phone}
              wide={artwork.banner.desktop}
              alt={banner.image?.alt ?? ''}
            />
          )}
          <BannerTitle>{banner.titulo}</BannerTitle>
          <BannerText>{banner.texto}</BannerText>
        </Strip>
      )}
    </>
  );
}
