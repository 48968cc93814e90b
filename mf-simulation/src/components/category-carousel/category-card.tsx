import type { Category } from '@consorcio/shared/entities';
import type { GoodsType } from '@consorcio/shared/validation';
import { useId } from 'react';
import { Card, Description, Name, Words } from './category-card.styles';
import { CategoryPicture } from './category-picture';

export interface CategoryCardProps {
  category: Category;
  goods: GoodsType;
  onChoose(): void;
}

/** A category: the whole card is a button, labelled by the name and described by the description. */
export function CategoryCard({ category, goods, onChoose }: CategoryCardProps) {
  const id = useId();
  return (
    <Card type="button" onClick={onChoose} aria-labelledby={`${id}name`} aria-describedby={`${id}description`}>
      <CategoryPicture url={category.imagemUrl} goods={goods} />
      <Words>
        <Name id={`${id}name`}>{category.nome}</Name>
        <Description id={`${id}description`}>{category.descricao}</Description>
      </Words>
    </Card>
  );
}
