import type { Category } from '@consorcio/shared/entities';
import { GoodsDrawing, Picture } from '@consorcio/shared/ui';
import type { GoodsType } from '@consorcio/shared/validation';
import { styled } from 'styled-components';
import { CategoryFrame, CategoryName, CategoryWords, Description } from './category-card.styles';

/** A category: the whole card is a button. Its name is all that it says, as the voice control of a phone expects. */
export function CategoryCard({
  category,
  goods,
  onChoose,
}: {
  category: Category;
  goods: GoodsType;
  onChoose(): void;
}) {
  return (
    <CategoryFrame type="button" onClick={onChoose}>
      <PictureFrame>
        <CategoryImage url={category.imagemUrl} instead={<GoodsDrawing goods={goods} />} />
      </PictureFrame>
      <CategoryWords>
        <CategoryName>{category.nome}</CategoryName> <Description>{category.descricao}</Description>
      </CategoryWords>
    </CategoryFrame>
  );
}

/** Reserves the space of the image, so that the layout does not shift when it loads. */
const PictureFrame = styled.span`
  display: block;
  aspect-ratio: 400 / 260;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
`;

const CategoryImage = styled(Picture)`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
