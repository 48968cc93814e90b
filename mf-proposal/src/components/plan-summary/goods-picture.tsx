import { pictureAddress } from '@consorcio/shared/entities';
import { useState } from 'react';
import { GoodsFrame } from './goods-picture.styles';

export interface GoodsPictureProps {
  /** Empty when there is none. */
  url: string;
}

/** The image of the goods, left out if it is missing, is no picture or does not load. It is decorative: the title says the same. */
export function GoodsPicture({ url }: GoodsPictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(url);
  if (address === undefined || broken === url) return null;
  return <GoodsFrame src={address} alt="" decoding="async" draggable={false} onError={() => setBroken(url)} />;
}
