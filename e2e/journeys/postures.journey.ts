import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/fixtures/accessible';
import { addStyles } from '../pages/fixtures/add-styles';
import { brandAt } from '../pages/fixtures/brands';
import { controlsOf } from '../pages/fixtures/controls';
import { everyAskingStep } from '../pages/fixtures/every-step';
import { lengthened } from '../pages/fixtures/long-conversation';
import { cellsOf } from '../pages/fixtures/sample';
import { plantDump } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';

/**
 * Each step is shown in one of the brands, and to axe at one of the widths; `EVERY_POSTURE=1 pnpm e2e postures` shows each in all of
 * them, and `npm test` every twelfth step.
 */
const isEvery = process.env.EVERY_POSTURE !== undefined;
/** Light, dark, and inside an app. */
const routes = ['/', '/stopclub', '/app'] as const;
const sizes = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];
/** The steps are divided among as many tests, which run side by side. */
const SHARES = 2;

for (let share = 0; share < SHARES; share += 1) {
  test(`each posture shows question and way on, ${share + 1} of ${SHARES}`, async ({ chat, page, watched }) => {
    if (isEvery) test.setTimeout(600_000);
    watched.expectFailedRequests(/./); // the seeded lead and the seeded proposal exist nowhere
    const steps = await everyAskingStep();
    const faults: string[] = [];
    const cells = steps.flatMap((step, index) =>
      routes.filter((_, place) => isEvery || place === index % routes.length).map((route) => ({ step, index, route })),
    );
    for (const { step, index, route } of cellsOf(cells, 12).filter((_, cell) => cell % SHARES === share)) {
      const planted = await plantDump(page, lengthened(step.dump, 6), brandAt(route).id);
      await page.goto(route);
      await planted[Symbol.asyncDispose]();
      await chat.isAt(step.name);
      if (await chat.send.isVisible()) {
        await chat.field.fill('');
        await chat.field.press('Enter'); // most questions refuse an empty answer; their error is shown from here on
        await chat.settledStep();
      }
      const turn = Math.floor(index / routes.length) % sizes.length;
      for (const size of sizes.filter((_, place) => isEvery || place === turn)) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${route} ${step.name}, ${size.width} px wide`);
      }
      for (const posture of postures) {
        await take(page, posture);
        let found: readonly string[] = [];
        await expect
          .poll(async () => {
            found = await postureFaults(page, posture.leastTalk);
            return found.length;
          })
          .toBe(0)
          .catch(() => faults.push(...found.map((fault) => `${route} ${step.name}, ${posture.name}: ${fault}`)));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** A way to hold or to set up a screen. */
interface Posture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** WCAG 1.4.12: the widest spacing of texts that a page must allow. */
  readonly isSpaced?: boolean;
  /** px of height that the conversation has beside an open field, at least. */
  readonly leastTalk?: number;
  /** The size of texts alone, without zoom. */
  readonly textSize?: string;
}

const upright = { width: 360, height: 740 };

const postures: readonly Posture[] = [
  { name: 'upright', ...upright, leastTalk: 520 },
  { name: 'small', width: 320, height: 568 },
  { name: 'large', width: 390, height: 844 },
  { name: 'on its side', width: 740, height: 360 },
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'zoom 200 %', width: 640, height: 400 },
  { name: 'zoom 400 %', width: 320, height: 256 },
  { name: 'above a keyboard', width: 360, height: 420, leastTalk: 200 },
  { name: 'above a large keyboard', width: 360, height: 320 },
  { name: 'text spacing', ...upright, isSpaced: true },
  { name: 'texts at 200 %', ...upright, textSize: '200%' },
  { name: 'forced colours', ...upright, media: { forcedColors: 'active' } },
  { name: 'more contrast', ...upright, media: { contrast: 'more' } },
  { name: 'dark scheme', ...upright, media: { colorScheme: 'dark' } },
];

/** Gives the page this posture and takes the one before away. */
async function take(page: Page, { width, height, media, isSpaced = false, textSize = '' }: Posture) {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', colorScheme: 'light', ...media });
  const { width: before, height: heightBefore } = page.viewportSize() ?? {};
  // Chromium would show the page in another size for a moment, and so scroll it.
  if (before !== width || heightBefore !== height) await page.setViewportSize({ width, height });
  await addStyles(page, isSpaced ? spacing : '');
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What a visitor at the newest question cannot see, read or reach, also in the frame of a form over the page; empty if all is well. */
async function postureFaults(page: Page, leastTalk = 0): Promise<readonly string[]> {
  const shown = page.locator('dialog[open] iframe');
  const frames =
    (await shown.count()) > 0 ? [(await (await shown.elementHandle())?.contentFrame()) ?? page.mainFrame()] : [];
  const unseen = await Promise.all([page, ...frames].map((place) => place.evaluate(look, leastTalk)));
  const controls = await Promise.all([page, ...frames].map(controlsOf));
  return [...new Set([...unseen.flat(), ...controls.flat().flatMap(({ faults }) => faults)])];
}

/** Runs in the page, and in the frame. */
function look(leastTalk: number): readonly string[] {
  const faults: string[] = [];
  const text = (each: Element) => `'${each.textContent?.trim().slice(0, 40)}'`;
  const isShown = (each: Element) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !each.closest('[inert], [aria-hidden=true]') &&
    each.clientWidth > 1;
  const isInView = (each: Element) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
  };
  const must = (each: Element | null | undefined, name: string) => {
    if (each && isShown(each) && !isInView(each)) faults.push(`${name} is out of sight`);
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const dialog = window === window.top ? document.querySelector('dialog[open]') : document.body;
  const form = document.querySelector('form[aria-label="Sua resposta"]');
  if (dialog) {
    must(dialog, 'the dialog');
    for (const button of dialog.querySelectorAll('form > :last-child button')) must(button, text(button));
  } else {
    const log = document.querySelector('[role=log]');
    const rows = [...(log?.querySelectorAll<HTMLElement>('ol > li') ?? [])];
    const first = rows[rows.findLastIndex((row) => row.dataset.own) + 1];
    if (!log || !first) return ['there is no question'];
    const below = first.getBoundingClientRect().top - log.getBoundingClientRect().top;
    const toEnd = log.scrollHeight - log.clientHeight - log.scrollTop;
    if (Math.abs(below - 24) > 1 && (below < 24 || toEnd > 1))
      faults.push(`the turn begins ${Math.round(below)} px below`);
    const onward = document.querySelector('[data-onward]');
    const slack = matchMedia('(max-height: 420px)').matches ? 48 : 12; // a low page ends with small print
    if (toEnd > slack !== Boolean(onward))
      faults.push(`${Math.round(toEnd)} px are below, ${onward ? text(onward) : 'no button'}`);
    const problem = form?.querySelector('[role=alert]')?.clientHeight ?? 0;
    const least = Math.max(leastTalk - problem, Math.min(innerHeight * 0.4, 200));
    if (log.clientHeight < least) faults.push(`the conversation has ${log.clientHeight} px`);
    const besideIt = document.querySelector('aside')?.getBoundingClientRect();
    if (besideIt && rows.some((row) => row.getBoundingClientRect().right > besideIt.left))
      faults.push('the summary covers messages');
    for (const part of form?.querySelectorAll('input, textarea, button, [role=alert]') ?? []) must(part, text(part));
  }

  const isBetween = (place: number, start: number, end: number) => place > start && place < end;
  /** Whether another element is at a place of this one that no scrolling hides. */
  const isCovered = (each: Element, { left, top, width, height }: DOMRect, isText = false) => {
    const x = left + width / 2;
    const y = top + height / 2;
    for (let outer = each.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = outer.getBoundingClientRect();
      // The browser looks at whole pixels.
      if (!isBetween(x, box.left, box.right) || !isBetween(y, box.top + 1, box.bottom - 1)) return false;
    }
    const hit = document.elementFromPoint(x, y);
    if (!hit || each.contains(hit) || hit.contains(each) || each.closest('label')?.contains(hit)) return false;
    const over = hit.getBoundingClientRect();
    // The place of a finger on a small control is larger than the control, and shows nothing.
    return !isText || (isBetween(x, over.left, over.right) && isBetween(y, over.top, over.bottom));
  };
  const words = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const { parentElement: each } = word;
    if (!each || !isShown(each) || word.textContent?.trim() === '' || getComputedStyle(each).pointerEvents === 'none')
      continue;
    range.selectNodeContents(word);
    if ([...range.getClientRects()].some((line) => isCovered(each, line, true)))
      faults.push(`${text(each)} is covered`);
  }
  for (const each of (dialog ?? document).querySelectorAll('a, button, input, textarea'))
    if (isShown(each) && isCovered(each, each.getBoundingClientRect())) faults.push(`${text(each)} is covered`);

  for (const each of document.querySelectorAll<HTMLElement>('button, label, p, dd, dt, h1, h2, h3')) {
    if (!isShown(each) || getComputedStyle(each).display === 'inline') continue;
    if (each.closest('[aria-roledescription], [aria-label=Categorias]')) continue; // a row of cards scrolls
    const isCut = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible';
    if (isCut || each.getBoundingClientRect().right > innerWidth + 1) faults.push(`${text(each)} is cut`);
  }
  if (matchMedia('(forced-colors: active)').matches) {
    for (const each of document.querySelectorAll('[role=log] li > :has(> time), dialog[open], button:not(header *)'))
      if (isShown(each) && getComputedStyle(each).borderTopStyle === 'none') faults.push(`${text(each)} has no edge`);
  }
  return faults;
}
