import type { Brand } from '@consorcio/shared/entities';
import { Strip, Text, Title } from './banner.styles';

export interface BannerProps {
  brand: Brand;
}

/** What a campaign says over the talk. It is read where it stands, and scrolls away with the first words. */
export function Banner({ brand: { banner } }: BannerProps) {
  return (
    banner && (
      <Strip role="note" $motif={banner.motif}>
        <Title>{banner.titulo}</Title>
        <Text>{banner.texto}</Text>
      </Strip>
    )
  );
}
