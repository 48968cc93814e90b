import { prefersReducedMotion } from '@consorcio/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Swiper from 'swiper';

/** Duration of a slide, in ms. SPEC sections 2 and 9. */
const SPEED = 500;

export interface SliderOptions {
  /** Number of slides. It must not change while the component is mounted. */
  readonly count: number;
  /** The first slide in the middle. */
  readonly start: number;
  /** Called with every new slide in the middle, also after a swipe. */
  onMove(index: number): void;
}

export interface Slider {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** To the previous slide; from the first to the last. */
  previous(): void;
  /** To the next slide; from the last to the first. */
  next(): void;
  goTo(index: number): void;
}

/**
 * Moves the slides of a viewport with Swiper, without Swiper's own controls and styles. Two slides are visible, one on a
 * narrow screen; the current one is in the middle, and the row is endless. SPEC section 2. Without layout, as in unit
 * tests, the current slide changes without moving.
 */
export function useSlider({ count, start, onMove }: SliderOptions): Slider {
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const at = useRef(start);
  const byFinger = useRef(false);

  const handleSlide = useEffectEvent((index: number) => {
    if (byFinger.current) arrive(index);
    // After a resize Swiper restores a slide one frame late and may undo a move in between: move again.
    else if (index !== at.current) requestAnimationFrame(() => slideTo(at.current));
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let focused: Element | null = null;
    const created = new Swiper(element, {
      ...endless(count, 1),
      ...(typeof matchMedia === 'function' && { breakpoints: { 599: endless(count, 2) } }),
      centeredSlides: true,
      initialSlide: at.current,
      focusableElements: 'textarea', // a swipe that begins on a radio is a swipe
      touchStartPreventDefault: false, // a press on a radio must still focus it
      longSwipesRatio: 0.25, // a slow swipe need not cross half a card
      loopPreventsSliding: false,
      slideToClickedSlide: true,
      speed: prefersReducedMotion() ? 0 : SPEED,
      on: {
        touchStart: () => {
          byFinger.current = true;
        },
        realIndexChange: ({ realIndex, size }) => {
          if (size > 0) handleSlide(realIndex);
        },
        // A change of the number of visible slides moves them in the document, which would lose the focus.
        beforeResize: () => {
          focused = element.contains(document.activeElement) ? document.activeElement : null;
        },
        breakpoint: () => {
          if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        },
      },
    });
    swiper.current = created;
    // A swipe ends with a click on the element where it started; without animation Swiper does not suppress it.
    const handleClick = (event: MouseEvent) => {
      if (created.allowClick) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('click', handleClick, true);
    return () => {
      element.removeEventListener('click', handleClick, true);
      swiper.current = null;
      created.destroy();
    };
  }, [count]);

  function arrive(index: number) {
    at.current = index;
    onMove(index);
  }

  function slideTo(index: number) {
    if (swiper.current?.params.loop) swiper.current.slideToLoop(index);
    else swiper.current?.slideTo(index);
  }

  function move(index: number, slide: () => void) {
    byFinger.current = false;
    arrive((index + count) % count);
    slide();
  }

  return {
    viewport,
    previous: () => move(at.current - 1, () => swiper.current?.slidePrev()),
    next: () => move(at.current + 1, () => swiper.current?.slideNext()),
    goTo: (index) => move(index, () => slideTo(index)),
  };
}

/** An endless loop needs spare slides on both sides of the visible ones; with fewer, the row rewinds at its end. */
function endless(count: number, slidesPerView: 1 | 2) {
  const loop = count >= (slidesPerView === 1 ? 4 : 5);
  return { slidesPerView, loop, rewind: !loop };
}
