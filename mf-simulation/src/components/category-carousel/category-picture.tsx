import type { GoodsType } from '@consorcio/shared/validation';
import { useState } from 'react';
import { Image, Picture } from './category-picture.styles';
import { GoodsDrawing } from './goods-drawing';

export interface CategoryPictureProps {
  /** Empty when the server has no picture. */
  url: string;
  goods: GoodsType;
}

/** The picture of a category; drawn when there is none or it does not load. Says nothing the card does not say. */
export function CategoryPicture({ url, goods }: CategoryPictureProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Picture>
      {url === '' || broken ? (
        <GoodsDrawing goods={goods} />
      ) : (
        <Image src={url} alt="" decoding="async" draggable={false} onError={() => setBroken(true)} />
      )}
    </Picture>
  );
}
