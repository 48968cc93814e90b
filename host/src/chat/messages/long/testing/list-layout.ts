/**
 * The layout of the list of messages, which jsdom lacks: the view is 600 px high, and a message as high as `heightOf` says,
 * below its margin. Nothing is found by role: among hundreds of rows that takes seconds.
 */
import { fireEvent } from '@testing-library/react';

export const LIST_VIEW = 600;

export const list = () => document.querySelector('[role=log] ol') as HTMLElement;
export const listLog = () => list().parentElement?.parentElement as HTMLElement;
// Reading `children` of jsdom takes seconds too.
export const children = () => [...list().childNodes] as HTMLElement[];
export const listRows = () => children().filter((child) => !child.hasAttribute('aria-hidden'));
export const gaps = () => children().filter((child) => child.hasAttribute('aria-hidden'));
export const ids = () => listRows().map(idOf);
export const row = (id: number) => listRows().find((candidate) => idOf(candidate) === id);

export const scrollList = (top: number) => {
  listLog().scrollTop = top;
  fireEvent.scroll(listLog());
};

/** The messages of a test have texts such as `n17;`. */
const idOf = (element: Element) => Number(/n(\d+);/.exec(element.textContent ?? '')?.[1] ?? Number.NaN);

/** Gives each test a layout. Returns what sets the heights of the messages, which are even otherwise. */
export function withListLayout(): { setHeights(of: (id: number) => number): void } {
  let heightOf: (id: number) => number;
  beforeEach(() => {
    heightOf = () => 90;
    layOutAgain();
    changes.observe(document, { childList: true, subtree: true, attributeFilter: ['style'] });
    jest.spyOn(window, 'getComputedStyle').mockImplementation(computedStyle);
    const { prototype } = HTMLElement;
    jest.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.getAttribute('role') === 'log') return new DOMRect(0, 0, 360, LIST_VIEW);
      if (this.parentElement?.tagName !== 'OL') return new DOMRect();
      return new DOMRect(0, topOf(this) - listLog().scrollTop, 360, boxOf(this, heightOf).height);
    });
    jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(LIST_VIEW);
    jest.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(() => layout(heightOf).height);
    jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return topOf(this);
    });
    // jsdom has no such method.
    prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
      if (typeof options === 'object') scrollList(options.top ?? 0);
    };
  });
  afterEach(() => {
    changes.disconnect();
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  });
  /** The distance of a row from the start of the list. */
  const topOf = (child: HTMLElement) => layout(heightOf).tops.get(child) ?? 0;
  return {
    setHeights: (of) => {
      heightOf = of;
    },
  };
}

const boxes = new WeakMap<HTMLElement, { margin: number; height: number }>();
function boxOf(child: HTMLElement, heightOf: (id: number) => number) {
  if (child.hasAttribute('aria-hidden')) return { margin: 0, height: Number.parseFloat(child.style.height) };
  const margin = Number.parseFloat(getComputedStyle(child).marginTop);
  const box = boxes.get(child) ?? { margin, height: heightOf(idOf(child) || 0) };
  boxes.set(child, box);
  return box;
}

/** As in a browser, the layout is computed only when it is read after a change. */
let known: { tops: Map<HTMLElement, number>; height: number } | undefined;
const layOutAgain = () => {
  known = undefined;
};
const changes = new MutationObserver(layOutAgain);
function layout(heightOf: (id: number) => number) {
  if (changes.takeRecords().length > 0) layOutAgain();
  if (known) return known;
  const tops = new Map<HTMLElement, number>();
  let height = 0;
  for (const child of children()) {
    const box = boxOf(child, heightOf);
    tops.set(child, height + box.margin);
    height += box.margin + box.height;
  }
  known = { tops, height };
  return known;
}

const compute = getComputedStyle;
const computed = new Map<string, CSSStyleDeclaration>();
/** jsdom applies every sheet each time that a style is read. */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const look = `${element.tagName} ${element.className} ${element.getAttribute('style')}`;
  const style = computed.get(look) ?? compute(element);
  computed.set(look, style);
  return style;
}
