import { theme } from '@consorcio/shared/theme';
import { type StepComponentProps, useMedia, VisuallyHidden } from '@consorcio/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { countPlans, isSimulateAgainCard, simulateAgainCard } from '../../plans/cards-to-show';
import type { PlanAnswer } from '../../plans/plan-answer';
import { chevronLeft, chevronRight } from '../chevron/chevron';
import { PlanAction } from './plan-action';
import { PlanCard } from './plan-card';
import { Arrow, Carousel, CarouselPlace, Controls, Dot, Dots, Slide, Viewport } from './plan-carousel.styles';
import { type PlanDraft, readPlanDraft } from './plan-draft';
import { cardLabel, cardPlace, planLabels } from './plan-words';
import { SimulateAgainPanel } from './simulate-again-panel';
import { useSlider } from './use-slider';

/** With more cards than this, only the text next to the dots is shown. */
const MOST_DOTS = 9;

/** The plans as a carousel of cards; the last card simulates again. SPEC section 2. */
export default function PlanCarousel({ scene, draft, onDraft, onAnswer, onSay }: StepComponentProps<PlanAnswer>) {
  const { catalogo, planoSelecionado } = scene.journey;
  const cards = catalogo?.length ? catalogo : [simulateAgainCard('CARRO')];
  const [state, setState] = useState(() => readPlanDraft(draft, cards, planoSelecionado));
  const { current, selected } = state;
  const [moves, setMoves] = useState(0); // since the last selection
  const isWide = useMedia(`(min-width: ${theme.breakpoint.carousel})`); // room for two cards. SPEC section 2
  const slider = useSlider({
    count: cards.length,
    perView: isWide ? 2 : 1,
    current,
    onMove: (card) => {
      change({ ...state, current: card });
      setMoves(moves + 1);
    },
  });

  const currentCard = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only after a move
  useLayoutEffect(() => {
    if (focusFollows.current) focusInto(currentCard.current);
    focusFollows.current = false;
  }, [moves]);

  function change(next: PlanDraft) {
    setState(next);
    onDraft(JSON.stringify(next));
  }

  /** A card is the current one once a plan on it is selected, and stays where it is: a press must not move it. */
  function handleSelect(selection: NonNullable<PlanDraft['selected']>) {
    change({ current: selection.card, selected: selection });
    setMoves(0);
  }

  function move(step: -1 | 1, from = current) {
    slider.goTo((from + step + cards.length) % cards.length);
  }

  /** The left and right keys move between cards, with the focus; up and down belong to the radios. */
  function handleKeyDown(event: KeyboardEvent, from?: number) {
    if (event.defaultPrevented || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    focusFollows.current = from !== undefined;
    move(event.key === 'ArrowLeft' ? -1 : 1, from);
  }

  function isVisible(card: number) {
    const ahead = (card - slider.first + cards.length) % cards.length;
    return !slider.turns || ahead === 0 || (isWide && ahead === 1);
  }

  return (
    <Carousel aria-label="Planos" onKeyDown={handleKeyDown} onClickCapture={slider.dropClickOfSwipe}>
      <Viewport {...slider.props}>
        {cards.map((card, index) => {
          const isCurrent = index === current;
          const place = {
            label: cardLabel(cards, index),
            visible: isVisible(index),
            marked: isCurrent && isWide,
            ref: isCurrent ? currentCard : undefined,
          };
          return (
            <Slide key={index} onKeyDown={(event) => handleKeyDown(event, index)}>
              {isSimulateAgainCard(card) ? (
                <SimulateAgainPanel
                  {...place}
                  onSimulateAgain={isCurrent ? undefined : () => onAnswer({ kind: 'simulate-again' })}
                />
              ) : (
                <PlanCard
                  {...place}
                  card={card}
                  selected={selected?.card === index ? selected.plan : undefined}
                  onSelect={(plan, planoID) => handleSelect({ card: index, plan, planoID })}
                />
              )}
            </Slide>
          );
        })}
      </Viewport>
      {slider.turns && (
        <Controls>
          <Arrow type="button" aria-label={planLabels.previous} onClick={() => move(-1)}>
            {chevronLeft}
          </Arrow>
          <CarouselPlace>
            {countPlans(cards) <= MOST_DOTS && (
              <Dots aria-hidden="true">
                {cards.slice(0, countPlans(cards)).map((_, index) => (
                  <Dot key={index} $current={index === current} $selected={index === selected?.card} />
                ))}
              </Dots>
            )}
            <span aria-hidden="true">{cardPlace(cards, current)}</span>
            <VisuallyHidden aria-live="polite" aria-atomic="true">
              {moves > 0 && cardLabel(cards, current)}
            </VisuallyHidden>
          </CarouselPlace>
          <Arrow type="button" aria-label={planLabels.next} onClick={() => move(1)}>
            {chevronRight}
          </Arrow>
        </Controls>
      )}
      <PlanAction cards={cards} draft={state} onAnswer={onAnswer} onShow={slider.goTo} onSay={onSay} />
    </Carousel>
  );
}

function focusInto(card: HTMLElement | null): void {
  const radio = card?.querySelector<HTMLElement>(':checked') ?? card?.querySelector<HTMLElement>('[type=radio]');
  (radio ?? card)?.focus({ preventScroll: true });
}
