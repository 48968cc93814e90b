import type { Brand } from '@consorcio/shared/entities';
import { VisuallyHidden } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { BannerText, BannerTitle, Strip } from './banner.styles';

export interface ConversationTopProps {
  brand: Brand;
  /** The bar of the brand, on a page that is too low to keep it in place. */
  header?: ReactElement | undefined;
}

/** What is above the first message and scrolls away with it. */
export function ConversationTop({ brand, header }: ConversationTopProps) {
  return (
    <>
      {header}
      <VisuallyHidden as="h1">{`Conversa com ${brand.nome}`}</VisuallyHidden>
      <Banner banner={brand.banner} />
    </>
  );
}

/** The text of a campaign above the conversation. It scrolls away with the first messages. */
function Banner({ banner }: Pick<Brand, 'banner'>) {
  return (
    banner && (
      <Strip role="note">
        <BannerTitle>{banner.titulo}</BannerTitle>
        <BannerText>{banner.texto}</BannerText>
      </Strip>
    )
  );
}
