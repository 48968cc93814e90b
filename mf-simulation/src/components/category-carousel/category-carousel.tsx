import { meaningOfCategory, planTypeCodeSchema } from '@consorcio/shared/entities';
import { prefersReducedMotion, type StepComponentProps } from '@consorcio/shared/ui';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { CategoryAnswer } from '../../categories/choose-category';
import { offeredCategories } from '../../categories/offered-categories';
import { chevronLeft, chevronRight } from '../chevron/chevron';
import { CategoryCard } from './category-card';
import { CategoriesFrame, CategoryList, Item, Nudge } from './category-carousel.styles';

/** The props from the step: the plan type whose categories are offered. */
const propsSchema = z.object({ tipoPlano: planTypeCodeSchema });

/** The categories as a row of cards. It scrolls by touch, wheel and keyboard, and by two buttons for a mouse. */
export default function CategoryCarousel({ scene, props, onAnswer }: StepComponentProps<CategoryAnswer>) {
  const parsed = propsSchema.safeParse(props);
  const categories = offeredCategories(scene.journey, parsed.success ? parsed.data.tipoPlano : scene.brand.tipoPlano);
  const list = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(list);

  function handleNudge(direction: -1 | 1) {
    const element = list.current;
    element?.scrollBy({
      left: direction * element.clientWidth * 0.8,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }

  return (
    <CategoriesFrame $before={edges.before} $after={edges.after}>
      <CategoryList ref={list} aria-label="Categorias">
        {categories.map((category) => (
          <Item key={category.categoriaID} onFocus={showWhole}>
            <CategoryCard
              category={category}
              goods={meaningOfCategory(category.categoriaID)?.bemCategoriaCodigo ?? 'SERVICO'}
              onChoose={() => onAnswer({ categoriaId: category.categoriaID })}
            />
          </Item>
        ))}
      </CategoryList>
      {/* Only for a mouse: with a keyboard or a screen reader the row scrolls to the focused card. */}
      {edges.before && (
        <Nudge type="button" $side="before" tabIndex={-1} aria-hidden="true" onClick={() => handleNudge(-1)}>
          {chevronLeft}
        </Nudge>
      )}
      {edges.after && (
        <Nudge type="button" $side="after" tabIndex={-1} aria-hidden="true" onClick={() => handleNudge(1)}>
          {chevronRight}
        </Nudge>
      )}
    </CategoriesFrame>
  );
}

/** Scrolls a focused card into view, because a browser leaves a partly visible card where it is. */
function showWhole({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return; // a press must not move the card
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Whether a row that scrolls horizontally continues before and after its visible part. */
function useScrollEdges(row: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ before: false, after: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((previous) => (previous.before === before && previous.after === after ? previous : { before, after }));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [row]);

  return edges;
}
