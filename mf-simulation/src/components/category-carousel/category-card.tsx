import type { Category } from '@consorcio/shared/entities';
import type { GoodsType } from '@consorcio/shared/validation';
import { CategoryFrame, CategoryName, CategoryWords, Description } from './category-card.styles';
import { CategoryPicture } from './category-picture';

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
