import { contrastRatio } from '@consorcio/shared/theme';
import { found } from './findings';

/** The part of axe that is used here. Its own script puts it on the window. */
interface Axe {
  run(context: unknown, options: unknown): Promise<Readonly<Record<'violations' | 'incomplete', readonly AxeResult[]>>>;
}
interface AxeResult {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const resultTypes = ['violations', 'incomplete'];
const rulesOf = {
  /** `target-size` is part of WCAG 2.2 AA and off by default. */
  all: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'target-size': { enabled: true } },
    resultTypes,
  },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes },
};

/** Where components of a segment are. */
const parts = '[data-part]';
/** WCAG 2.2 AA, 1.4.3: of text, and of large text. An icon must be seen at all. */
const needs = { text: 4.5, large: 3, icon: 1.3 };
/** The share of a text's background that may have less: the edges of an icon or of a line beside the letters. */
const MAY_BE_WORSE = 0.12;
/** Fewer pixels are no text and no icon. */
const FEWEST_PIXELS = 40;

interface Ink {
  readonly element: HTMLElement | SVGElement;
  readonly name: string;
  readonly needs: number;
  /** The colour of a text; an icon has many. */
  readonly color?: string;
  readonly box: DOMRect;
}
let inks: readonly Ink[] = [];

/** Notes what axe finds. Returns where the texts are that it cannot judge, and the icons: pictures of the page say how well they are seen. */
export async function noteViolations(about: 'all' | 'contrast'): Promise<DOMRect | undefined> {
  const axe: Axe = Reflect.get(window, 'axe');
  const { violations, incomplete } = await axe.run(document, { ...rulesOf[about], iframes: false }); // a frame has no axe that could answer
  for (const { id, nodes } of violations)
    for (const { target, failureSummary = '' } of nodes.slice(0, 1))
      found('looks', `breaks ${id} at ${target.join(' ')}. ${failureSummary.split('\n').slice(1).join(' ').trim()}`);
  const unsure = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const texts = unsure
    .flatMap(({ target }) => document.querySelector<HTMLElement>(target.join(' ')) ?? [])
    .filter((each) => each.closest(parts));
  const icons = [...document.querySelectorAll<SVGElement | HTMLElement>(`:is(${parts}) :is(svg, img)`)];
  inks = [...texts.map(inkOf), ...icons.map(inkOf)].filter(isVisible);
  if (inks.length === 0) return undefined;
  const edge = (of: (box: DOMRect) => number) => inks.map(({ box }) => of(box));
  const left = Math.max(0, Math.floor(Math.min(...edge((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...edge((box) => box.top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...edge((box) => box.right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...edge((box) => box.bottom))));
  return new DOMRect(left, top, right - left, bottom - top);
}

function inkOf(element: HTMLElement | SVGElement): Ink {
  if (element.matches('svg, img'))
    return { element, name: 'an icon', needs: needs.icon, box: element.getBoundingClientRect() };
  const { fontSize, fontWeight, color } = getComputedStyle(element);
  const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const range = document.createRange();
  range.selectNodeContents(element); // where the letters are, not the whole element
  const letters = range.getBoundingClientRect();
  const box = letters.width > 0 ? letters : element.getBoundingClientRect();
  const name = `"${(element.textContent ?? '').slice(0, 40)}"`;
  return { element, name, needs: isLarge ? needs.large : needs.text, color, box };
}

/** Whether it is in view, and nothing is over it. */
function isVisible({ element, color, box: { x, y, width, height } }: Ink): boolean {
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOver = color === undefined || (hit !== null && (element.contains(hit) || hit.contains(element)));
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return width > 4 && height > 4 && hit !== null && isOver && isShown && !element.closest(':disabled');
}

/** Hides them, or shows them again. */
export function hideInk(isHidden: boolean): void {
  for (const { element, color } of inks)
    if (color === undefined) element.style.setProperty('opacity', isHidden ? '0' : '', 'important');
    else element.style.setProperty('-webkit-text-fill-color', isHidden ? 'transparent' : '', 'important');
}

/** Notes the texts and icons that can hardly be distinguished from what is behind them, by pictures (PNG, base64) with and without them. */
export async function judgeInk(area: Pick<DOMRect, 'x' | 'y'>, shown: string, hidden: string): Promise<void> {
  const [ink, ground] = await Promise.all([shown, hidden].map(pixelsOf));
  if (!ink || !ground) return;
  for (const { name, needs: least, color, box } of inks) {
    const ratios = contrasts(ink, ground, new DOMRect(box.x - area.x, box.y - area.y, box.width, box.height), color);
    // Of a text the worst letters count, of an icon the best line.
    const ratio = ratios[color ? Math.floor(ratios.length * MAY_BE_WORSE) : ratios.length - 1];
    if (ratio !== undefined && ratios.length >= FEWEST_PIXELS && ratio < least)
      found(
        'looks',
        `shows ${name} with a contrast of ${ratio.toFixed(1)}:1, not ${least}:1. Use colours of the theme.`,
      );
  }
}

/** The contrast of each pixel of the ink, or of its colour, to the one behind it, in ascending order. */
function contrasts(
  ink: ImageData,
  ground: ImageData,
  { left, right, top, bottom }: DOMRect,
  color: string | undefined,
): readonly number[] {
  const own = color && hexOf((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ratios: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(ink.height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(ink.width, right); x += 1) {
      const [one = '', other = ''] = [ink, ground].map(({ data, width }) =>
        hexOf([...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]),
      );
      if (one !== other) ratios.push(contrastRatio(own || one, other));
    }
  return ratios.sort((one, other) => one - other);
}

async function pixelsOf(picture: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The page has no canvas to read a picture with.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Notes elements of a part that are wider than the phone, so that the page scrolls sideways or cuts them off. */
export function noteWidth(root: Element): void {
  for (const element of root.querySelectorAll(`${parts} *`)) {
    const { right, width } = element.getBoundingClientRect();
    if (width === 0 || right <= innerWidth + 1 || scrollsSideways(element)) continue;
    const size = `${Math.round(width)} px wide and ends at ${Math.round(right)} of ${innerWidth} px`;
    found('looks', `shows a <${element.localName}> that is ${size}. Let it wrap, shrink, or scroll in itself.`);
    return;
  }
}

function scrollsSideways(element: Element): boolean {
  for (let above = element.parentElement; above && !above.matches('[data-kit-root]'); above = above.parentElement) {
    const { overflowX, position, clipPath, clip } = getComputedStyle(above);
    const isClipped = clipPath !== 'none' || (position === 'absolute' && clip !== 'auto');
    if (above.closest(parts) && (overflowX !== 'visible' || isClipped)) return true;
  }
  return getComputedStyle(element).position === 'absolute' && element.getBoundingClientRect().width <= 1;
}
