import { prefersReducedMotion } from '@consorcio/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Swiper from 'swiper';

/** Duration of a slide, in ms. SPEC sections 2 and 9. */
const SPEED = 500;

export interface SliderOptions {
  /** Number of slides. It must not change while the component is mounted. */
  readonly count: number;
  readonly perView: 1 | 2;
  /** The slide that must be visible at the start, and again when `perView` has changed. */
  readonly current: number;
  /** Called with every new first slide, also after a swipe. */
  onMove(index: number): void;
}

/**
 * Moves the slides of a viewport with Swiper, without Swiper's own controls and styles. The row is endless: after the last slide
 * follows the first. SPEC section 2. Without layout, as in unit tests, the first slide changes without moving.
 */
export function useSlider({ count, perView, current, onMove }: SliderOptions) {
  /** False when all slides are visible: there is nowhere to move. */
  const turns = count > perView;
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const byFinger = useRef(false);
  const focused = useRef<Element>(null);
  /** The first visible slide. */
  const [first, setFirst] = useState(turns ? current : 0);
  const at = useRef(first);

  const handleSlide = useEffectEvent((index: number) => {
    if (byFinger.current) arrive(index);
    // After a resize Swiper restores a slide one frame late and may undo a move in between: move again.
    else if (index !== at.current) requestAnimationFrame(restore);
  });

  function restore() {
    if (swiper.current && swiper.current.realIndex !== at.current) swiper.current.slideToLoop(at.current);
  }

  const restart = useEffectEvent(() => {
    at.current = turns ? current : 0;
    setFirst(at.current);
    return at.current;
  });

  useEffect(() => {
    const element = viewport.current;
    const initialSlide = restart();
    if (!element || !turns) return;
    const created = new Swiper(element, {
      slidesPerView: perView,
      loop: true,
      initialSlide,
      focusableElements: 'textarea', // a swipe that begins on a radio is a swipe
      touchStartPreventDefault: false, // a press on a radio must still focus it
      longSwipesRatio: 0.25, // a slow swipe need not cross half a card
      loopPreventsSliding: false,
      speed: prefersReducedMotion() ? 0 : SPEED,
      on: {
        touchStart: () => {
          byFinger.current = true;
        },
        realIndexChange: ({ realIndex, size }) => {
          if (size > 0) handleSlide(realIndex);
        },
      },
    });
    swiper.current = created;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    // A swipe ends with a click on the element where it started; without animation Swiper does not suppress it.
    const handleClick = (event: MouseEvent) => {
      if (created.allowClick) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('click', handleClick, true);
    return () => {
      // Another number of visible slides moves them in the document, which would lose the focus.
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      element.removeEventListener('click', handleClick, true);
      swiper.current = null;
      created.destroy();
    };
  }, [perView, turns]);

  function arrive(index: number) {
    at.current = index;
    setFirst(index);
    onMove(index);
  }

  /** Makes a slide the first visible one, by the shorter way round. */
  function goTo(index: number) {
    byFinger.current = false;
    const ahead = (index - at.current + count) % count;
    arrive(index);
    if (ahead === 0) return;
    if (ahead <= count / 2) repeat(ahead, () => swiper.current?.slideNext());
    else repeat(count - ahead, () => swiper.current?.slidePrev());
  }

  return { viewport, first, turns, goTo };
}

function repeat(times: number, action: () => void): void {
  for (let time = 0; time < times; time += 1) action();
}
