import type { Journey } from '@consorcio/shared/entities';
import { bubblesOf, type MarkupNode, optionsOf, parseMarkup, type Scene, type Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { found } from './findings';
import { isForeign } from './foreign-words';
import { isFree, typedPaths } from './personal-data';
import { allAnswers } from './requests';
import { currentSetup, leavesOf, seededScene, tried } from './setup';

/** A name, or any other free text, as markup and as escaped markup. It has no spaces, so it is a first name too. */
const hostileText = 'Xqzw<b>Negrito</b><img/src=x/onerror=alert(1)>&lt;i&gt;';
const begins = 'Xqzw';
const bold = 'Negrito';

/** The journey of a visitor who typed the hostile text wherever free text may be typed, and a client that does not send it. */
export function hostileVisitor(): { readonly journey: Journey; readonly http: HttpClient } {
  const { segment, http, journey } = currentSetup();
  const quoted = JSON.stringify(hostileText).slice(1, -1);
  const clean = (body: unknown): unknown =>
    body === undefined ? body : JSON.parse(JSON.stringify(body).replaceAll(quoted, 'Marina Prado'));
  return {
    journey: ['nome', ...typedPaths(segment, seededScene(), isFree)].reduce<Journey>(
      (all, path) => withText(all, path.split('.')),
      journey,
    ),
    http: { ...http, post: (path, body, options) => http.post(path, clean(body), options) },
  };
}

function withText(journey: object, [key = '', ...rest]: readonly string[]): object {
  const before: unknown = Reflect.get(journey, key);
  return { ...journey, [key]: rest.length === 0 ? hostileText : withText(Object(before), rest) };
}

/** Notes what was typed and became markup, or is escaped where it is none, and tags that visitors read. */
export function noteMarkup(step: Step, scene: Scene, root: Element): void {
  const bubbles = (tried(() => bubblesOf(step, scene)) ?? []).map(parseMarkup);
  const labels = (tried(() => optionsOf(step, scene)) ?? []).flatMap(({ label, detail = '' }) => [label, detail]);
  const texts = bubbles.map(plainOf);
  const everything = [...texts, ...labels, tried(() => step.component?.spoken?.(scene)) ?? '', root.textContent ?? ''];
  if (bubbles.flat().some(isMadeBold))
    found('texts', 'makes markup of what a visitor typed. Write its text with the template tag markup.');
  else if (
    root.querySelector('img[src="x"]') ||
    [...root.querySelectorAll('b, i')].some(({ textContent }) => textContent === bold)
  )
    found('texts', 'makes an element of what a visitor typed. Show it as a child of an element, as text.');
  if (everything.some((text) => text.includes(`${begins}&lt;`)))
    found('texts', 'escapes what a visitor typed where that is no markup. Only the text of a step is.');
  for (const text of [...texts, ...labels]) {
    const [tag] = /<\/?[a-z][^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/i.exec(text.replaceAll(hostileText, '')) ?? [];
    if (tag)
      found('texts', `shows visitors the tag ${tag} in "${text.slice(0, 60)}". Only the text of a step is markup.`);
  }
}

function isMadeBold(node: MarkupNode): boolean {
  return (
    typeof node !== 'string' &&
    ((node.tag === 'b' && node.children.join('') === bold) || node.children.some(isMadeBold))
  );
}

function plainOf(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainOf(node.children))).join('');
}

/** Notes texts that are not Portuguese, and parts of the page that say so by `lang`. */
export function noteForeign(root: Element): void {
  const marked = [...root.querySelectorAll('[lang]')].filter(
    (each) => !/^pt(-|$)/i.test(each.getAttribute('lang') ?? ''),
  );
  for (const each of marked)
    found('texts', `has lang="${each.getAttribute('lang')}" at <${each.localName}>. Visitors speak Portuguese.`);
  const texts = [...root.querySelectorAll('*')]
    .filter((each) => !marked.some((one) => one.contains(each)))
    .flatMap(textsOf);
  for (const text of new Set(texts))
    if (isForeign(text)) found('texts', `says "${text.slice(0, 60)}", which is not Portuguese. Translate it.`);
}

/** Its own text, not that of its children, and what it is called. */
function textsOf(element: Element): readonly string[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(' ');
  const names = ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return [own, ...names].map((text) => text.trim()).filter((text) => text !== '');
}

/** Notes a date on the page that is a day before or after a date of the data, and no date of the data itself: a wrong time zone. */
export function noteDates(root: Element, journey: Journey): void {
  const values = [journey, allAnswers()].flatMap((of) => leavesOf(of)).map(({ value }) => String(value));
  const dates = values.flatMap((value) => /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?)?$/.exec(value)?.[1] ?? []);
  const times = values.flatMap((value) =>
    /^\d{13}$/.test(value) ? new Date(Number(value)) : /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : [],
  );
  const known = [...dates, ...[...times, new Date()].map((time) => time.toLocaleDateString('sv'))];
  const isShown = (shown: string, iso: string) => iso.split('-').reverse().join('/').startsWith(shown);
  for (const [shown] of (root.textContent ?? '').matchAll(/(?<![\d/])\d\d\/\d\d(?:\/\d{4})?(?![\d/])/g)) {
    const neighbour = dates.find((iso) => [-1, 1].some((by) => isShown(shown, movedBy(iso, by))));
    if (neighbour && !known.some((iso) => isShown(shown, iso)))
      found('texts', `shows ${shown}, not ${neighbour}. A date without a time has no time zone: format its parts.`);
  }
}

function movedBy(iso: string, days: number): string {
  const date = new Date(`${iso}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
