import { useState } from 'react';
import { Picture } from './goods-picture.styles';

export interface GoodsPictureProps {
  /** Empty when there is none. */
  url: string;
}

/** The image of the goods, left out if it is missing or does not load. It is decorative: the title says the same. */
export function GoodsPicture({ url }: GoodsPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (url.trim() === '' || broken === url) return null;
  return <Picture src={url} alt="" decoding="async" draggable={false} onError={() => setBroken(url)} />;
}
