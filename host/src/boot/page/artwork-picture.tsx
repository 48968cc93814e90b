import type { ServedPicture } from '@consorcio/shared/entities';

interface ArtworkPictureProps {
  picture: ServedPicture;
  /** Another cut, for a wide page. */
  wide?: ServedPicture;
  alt: string;
}

/** A picture that the partner drew, in a smaller form where the browser reads it. It knows its size, so that nothing moves when it is there. */
export function ArtworkPicture({ picture: { src, modern, width, height }, wide, alt }: ArtworkPictureProps) {
  return (
    <picture>
      {wide && <source media="(min-width: 600px)" srcSet={wide.modern ?? wide.src} />}
      {modern && <source srcSet={modern} type={`image/${modern.split('.').at(-1)}`} />}
      <img src={src} width={width} height={height} alt={alt} decoding="async" draggable={false} />
    </picture>
  );
}
