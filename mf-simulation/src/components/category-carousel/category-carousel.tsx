import { meaningOfCategory, planTypeCodeSchema } from '@consorcio/shared/entities';
import { prefersReducedMotion, type StepComponentProps } from '@consorcio/shared/ui';
import { type FocusEvent, useRef } from 'react';
import * as z from 'zod/mini';
import type { CategoryAnswer } from '../../categories/choose-category';
import { offeredCategories } from '../../categories/offered-categories';
import { Chevron } from '../chevron/chevron';
import { CategoryCard } from './category-card';
import { Frame, Item, List, Nudge } from './category-carousel.styles';
import { useScrollEdges } from './use-scroll-edges';

/** What the step says besides the journey: the plan type whose categories are offered. */
const propsSchema = z.object({ tipoPlano: planTypeCodeSchema });

/** The categories as a row of cards that scrolls by touch, wheel, keyboard and, for a mouse, by two buttons. */
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
    <Frame $before={edges.before} $after={edges.after}>
      <List ref={list} aria-label="Categorias">
        {categories.map((category) => (
          <Item key={category.categoriaID} onFocus={showWhole}>
            <CategoryCard
              category={category}
              goods={meaningOfCategory(category.categoriaID)?.bemCategoriaCodigo ?? 'SERVICO'}
              onChoose={() => onAnswer({ categoriaId: category.categoriaID })}
            />
          </Item>
        ))}
      </List>
      {/* For the mouse alone: keyboard and screen reader go from card to card, which scrolls by itself. */}
      {edges.before && (
        <Nudge type="button" $side="before" tabIndex={-1} aria-hidden="true" onClick={() => handleNudge(-1)}>
          <Chevron direction="left" />
        </Nudge>
      )}
      {edges.after && (
        <Nudge type="button" $side="after" tabIndex={-1} aria-hidden="true" onClick={() => handleNudge(1)}>
          <Chevron direction="right" />
        </Nudge>
      )}
    </Frame>
  );
}

/** A browser leaves a focused card half out of sight when some of it can be seen. */
function showWhole({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return; // a finger chose it where it is
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
