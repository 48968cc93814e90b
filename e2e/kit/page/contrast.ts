import { parseBrand } from '@consorcio/host/brand';
import { brandVariables, contrastRatio } from '@consorcio/shared/theme';
import type { UnsureText } from './conversation-contract';
import { currentSetup } from './setup';
import { frame } from './turns';

/** WCAG 2.2 AA, 1.4.3. */
const NORMAL = 4.5;
const LARGE = 3;
/** The share of a text's background that may have less: the edges of an icon or of a line beside the letters. */
const MAY_BE_WORSE = 0.05;

/** Where components of a segment are. */
const parts = '[role="log"] li, dialog';

let unsure: readonly HTMLElement[] = [];

/** Remembers the texts whose contrast axe could not compute, because a picture or a gradient is behind them. */
export function rememberUnsure(targets: readonly string[]): void {
  unsure = targets.flatMap((target) => {
    const found = document.querySelector<HTMLElement>(target);
    return found?.closest(parts) && isVisible(found) ? [found] : [];
  });
}

/** Makes these texts invisible, so that a picture of the page shows what is behind them. Returns where they are. */
export function hideUnsureTexts(): readonly UnsureText[] {
  const texts = unsure.map((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const { x, y, width, height } = rectOf(element);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return {
      text: (element.textContent ?? '').slice(0, 40),
      color,
      needs: isLarge ? LARGE : NORMAL,
      x,
      y,
      width,
      height,
    };
  });
  for (const element of unsure) element.style.setProperty('-webkit-text-fill-color', 'transparent');
  return texts;
}

export function showUnsureTexts(): void {
  for (const element of unsure) element.style.removeProperty('-webkit-text-fill-color');
  unsure = [];
}

/** The contrast of a text to the picture of what is behind it, if it is too low. */
export async function contrastProblem(
  { text, color, needs }: UnsureText,
  picture: string,
): Promise<string | undefined> {
  const pixels = await pixelsOf(picture);
  const ink = hexOf((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ratioTo = new Map<string, number>();
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const ground = hexOf([...pixels.subarray(at, at + 3)]);
    const ratio = ratioTo.get(ground) ?? contrastRatio(ink, ground);
    ratioTo.set(ground, ratio);
    ratios.push(ratio);
  }
  ratios.sort((one, other) => one - other);
  const worst = ratios[Math.floor(ratios.length * MAY_BE_WORSE)] ?? 21;
  return worst >= needs ? undefined : `"${text}" has a contrast of ${worst.toFixed(1)}:1 to what is behind it`;
}

/** Paints the page in the colours of a brand file; in those of its own brand if absent. */
export async function repaint(file?: unknown): Promise<void> {
  const brand = file === undefined ? currentSetup().brand : parseBrand(file);
  for (const [name, value] of Object.entries(brandVariables(brand)))
    document.documentElement.style.setProperty(name, value);
  await frame();
}

async function pixelsOf(picture: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The page has no canvas to read a picture with.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}

/** Where the letters are, not the whole element. */
function rectOf(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rect = range.getBoundingClientRect();
  return rect.width > 0 ? rect : element.getBoundingClientRect();
}

function isVisible(element: HTMLElement): boolean {
  const { width, height, top, left } = element.getBoundingClientRect();
  const isInView = top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
  return isInView && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
