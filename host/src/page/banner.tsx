import type { Brand } from '@consorcio/shared/entities';
import { BannerText, BannerTitle, Strip } from './banner.styles';

export interface BannerProps {
  brand: Brand;
}

/** The text of a campaign above the conversation. It scrolls away with the first messages. */
export function Banner({ brand: { banner } }: BannerProps) {
  return (
    banner && (
      <Strip role="note">
        <BannerTitle>{banner.titulo}</BannerTitle>
        <BannerText>{banner.texto}</BannerText>
      </Strip>
    )
  );
}
