import { pictureAddress } from '@consorcio/shared/entities';
import { GoodsDrawing } from '@consorcio/shared/ui';
import type { GoodsType } from '@consorcio/shared/validation';
import { useState } from 'react';
import { CategoryImage, PictureFrame } from './category-picture.styles';

export interface CategoryPictureProps {
  /** Empty if the server has no image. */
  url: string;
  goods: GoodsType;
}

/** The image of a category, or a drawing if it is missing, is no picture or does not load. It is decorative: the card has the words. */
export function CategoryPicture({ url, goods }: CategoryPictureProps) {
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(url);
  return (
    <PictureFrame>
      {address === undefined || broken ? (
        <GoodsDrawing goods={goods} />
      ) : (
        <CategoryImage src={address} alt="" decoding="async" draggable={false} onError={() => setBroken(true)} />
      )}
    </PictureFrame>
  );
}
