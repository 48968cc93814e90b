import { type ReactElement, useState } from 'react';
import { pictureAddress } from '../entities';

export interface PictureProps {
  /** As the server sent it; empty if it has none. */
  url: string;
  /** Shown if the image is missing, is no picture or does not load; nothing when absent. */
  instead?: ReactElement;
  className?: string;
}

/** An image of the server. It is decorative: the words are beside it. */
export function Picture({ url, instead, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = pictureAddress(url);
  if (src === undefined || broken === url) return instead;
  return (
    <img className={className} src={src} alt="" decoding="async" draggable={false} onError={() => setBroken(url)} />
  );
}
