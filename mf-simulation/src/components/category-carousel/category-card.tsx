import { type Category, pictureAddress } from '@consorcio/shared/entities';
import { GoodsDrawing } from '@consorcio/shared/ui';
import type { GoodsType } from '@consorcio/shared/validation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CategoryFrame, CategoryName, CategoryWords, Description } from './category-card.styles';

export interface CategoryCardProps {
  category: Category;
  goods: GoodsType;
  onChoose(): void;
}

/** A category: the whole card is a button. Its name is all that it says, as the voice control of a phone expects. */
export function CategoryCard({ category, goods, onChoose }: CategoryCardProps) {
  return (
    <CategoryFrame type="button" onClick={onChoose}>
      <CategoryPicture url={category.imagemUrl} goods={goods} />
      <CategoryWords>
        <CategoryName>{category.nome}</CategoryName> <Description>{category.descricao}</Description>
      </CategoryWords>
    </CategoryFrame>
  );
}

interface CategoryPictureProps {
  /** Empty if the server has no image. */
  url: string;
  goods: GoodsType;
}

/** The image of a category, or a drawing if it is missing, is no picture or does not load. It is decorative: the card has the words. */
function CategoryPicture({ url, goods }: CategoryPictureProps) {
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

/** Reserves the space of the image, so that the layout does not shift when it loads. */
const PictureFrame = styled.span`
  display: block;
  aspect-ratio: 400 / 260;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
`;

const CategoryImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
