import { prefersReducedMotion } from '@consorcio/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Swiper from 'swiper';

/** ms of one slide. SPEC sections 2 and 9. */
const SPEED = 500;

export interface SliderOptions {
  /** How many slides there are; it does not change while the slider lives. */
  readonly count: number;
  /** The slide in the middle at first. */
  readonly start: number;
  /** Called with every new slide in the middle, also when a finger moved it. */
  onMove(index: number): void;
}

export interface Slider {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** One back; from the first to the last. */
  previous(): void;
  /** One on; from the last to the first. */
  next(): void;
  goTo(index: number): void;
}

/**
 * Swiper without its skin: it moves the slides of a viewport, and nothing else. Two slides in sight, one on a narrow
 * screen, the middle one current, no end. SPEC section 2. Where there is no layout (tests), slides change unmoved.
 */
export function useSlider({ count, start, onMove }: SliderOptions): Slider {
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const at = useRef(start);
  const byFinger = useRef(false);

  const handleSlide = useEffectEvent((index: number) => {
    if (byFinger.current) arrive(index);
    // Swiper puts a resized slide back one frame late, and may undo a move that came in between: move again.
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
      touchStartPreventDefault: false, // a press on a radio still brings the focus to it
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
        // Changing the number of slides in sight moves them in the document, and focus would fall out of them.
        beforeResize: () => {
          focused = element.contains(document.activeElement) ? document.activeElement : null;
        },
        breakpoint: () => {
          if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        },
      },
    });
    swiper.current = created;
    // The end of a swipe is a click on whatever it began on; Swiper itself lets it through when nothing is animated.
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

/** Going round needs slides to spare on both sides of what is seen; with fewer the last one winds back to the first. */
function endless(count: number, slidesPerView: 1 | 2) {
  const loop = count >= (slidesPerView === 1 ? 4 : 5);
  return { slidesPerView, loop, rewind: !loop };
}
