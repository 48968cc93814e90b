import { prefersReducedMotion } from '@consorcio/shared/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SwiperClass } from 'swiper/react';

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
 * What a Swiper needs to move the slides of a viewport, without its own controls and styles. The row is endless: after the last
 * slide follows the first. SPEC section 2. Without layout, as in unit tests, the first slide changes without moving.
 */
export function useSlider({ count, perView, current, onMove }: SliderOptions) {
  /** False when all slides are visible: there is nowhere to move. */
  const turns = count > perView;
  const swiper = useRef<SwiperClass>(null);
  const byFinger = useRef(false);
  const [moved, setMoved] = useState({ perView, first: current });
  /** The first visible slide. */
  const first = !turns ? 0 : moved.perView === perView ? moved.first : current;
  const at = useRef(first);

  const props = {
    slidesPerView: perView,
    loop: turns,
    enabled: turns,
    initialSlide: first,
    focusableElements: 'textarea', // a swipe that begins on a radio is a swipe
    touchStartPreventDefault: false, // a press on a radio must still focus it
    longSwipesRatio: 0.25, // a slow swipe need not cross half a card
    loopPreventsSliding: false,
    speed: prefersReducedMotion() ? 0 : SPEED,
    onSwiper: (created: SwiperClass) => {
      swiper.current = created;
    },
    onTouchStart: () => {
      byFinger.current = true;
    },
    onRealIndexChange: ({ realIndex, size }: SwiperClass) => {
      if (size > 0 && byFinger.current) arrive(realIndex);
      // After a resize Swiper restores a slide one frame late and may undo a move in between: move again.
      else if (size > 0) requestAnimationFrame(restore);
    },
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of visible slides may show another first one
  useEffect(() => {
    at.current = first;
    restore();
  }, [first, perView]);

  function restore() {
    if (turns && swiper.current && swiper.current.realIndex !== at.current) swiper.current.slideToLoop(at.current);
  }

  function arrive(index: number) {
    setMoved({ perView, first: index });
    onMove(index);
  }

  /** Makes a slide the first visible one, by the shorter way round. */
  function goTo(index: number) {
    byFinger.current = false;
    const ahead = (index - first + count) % count;
    arrive(index);
    if (ahead === 0) return;
    if (ahead <= count / 2) repeat(ahead, () => swiper.current?.slideNext());
    else repeat(count - ahead, () => swiper.current?.slidePrev());
  }

  /** A swipe ends with a click on the element where it started; without animation Swiper does not suppress it. */
  function dropClickOfSwipe(event: MouseEvent) {
    if (swiper.current?.allowClick !== false) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { props, first, turns, goTo, dropClickOfSwipe };
}

function repeat(times: number, action: () => void): void {
  for (let time = 0; time < times; time += 1) action();
}
