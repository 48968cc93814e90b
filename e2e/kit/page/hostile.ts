import type { Journey } from '@consorcio/shared/entities';
import {
  bubblesOf,
  type MarkupNode,
  optionsOf,
  parseMarkup,
  type Scene,
  type Segment,
  type Step,
} from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { tried } from './tried';
import { freeTextPaths } from './typed-paths';

/** A name, or any other free text, as markup and as escaped markup. It has no spaces, so it is a first name too. */
export const hostileText = 'Xqzw<b>Negrito</b><img/src=x/onerror=alert(1)>&lt;i&gt;';
const begins = 'Xqzw';
const bold = 'Negrito';
const harmlessText = 'Marina Prado';

/** The journey of a visitor who typed the hostile text wherever free text may be typed. */
export function hostileJourney(segment: Segment, scene: Scene): Journey {
  const paths = ['nome', ...freeTextPaths(segment, scene)];
  return paths.reduce<Journey>((journey, path) => withText(journey, path.split('.')), scene.journey);
}

/** The API refuses such a name, so it receives another. */
export function withoutHostileText(http: HttpClient): HttpClient {
  const quoted = JSON.stringify(hostileText).slice(1, -1);
  const clean = (body: unknown): unknown =>
    body === undefined ? body : JSON.parse(JSON.stringify(body).replaceAll(quoted, harmlessText));
  return { ...http, post: (path, body, options) => http.post(path, clean(body), options) };
}

/** How a step mistreats the hostile text: in what it computes, and on the page. */
export function hostileEffects(step: Step, scene: Scene, root: Element): readonly string[] {
  if (!JSON.stringify(scene.journey).includes(begins)) return [];
  const bubbles = tried(() => bubblesOf(step, scene)) ?? [];
  const labels = (tried(() => optionsOf(step, scene)) ?? []).flatMap(({ label, detail = '' }) => [label, detail]);
  const spoken = tried(() => step.component?.spoken?.(scene)) ?? '';
  const shown = root.textContent ?? '';
  return [
    ...(bubbles.some((text) => parseMarkup(text).some(isMadeBold))
      ? ['its text makes markup of what a visitor typed. Write it with the template tag markup']
      : []),
    ...([...labels, spoken, shown].some(isEscapedTwice) || bubbles.some((text) => isEscapedTwice(plainOf(text)))
      ? ['it escapes what a visitor typed where that is no markup, or twice. Only the text of a step is markup']
      : []),
    ...(isOnPage(root)
      ? ['what a visitor typed is an element on the page. Show it as a child of an element, as text']
      : []),
  ];
}

/** The tags in the texts of a step that messages do not have, so that visitors read them. */
export function strayTags(step: Step, scene: Scene): readonly string[] {
  const texts = (tried(() => bubblesOf(step, scene)) ?? []).map(plainOf);
  const labels = (tried(() => optionsOf(step, scene)) ?? []).flatMap(({ label, detail = '' }) => [label, detail]);
  return [...texts, ...labels].flatMap((text) => {
    const [tag] = /<\/?[a-z][^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/i.exec(text.replaceAll(hostileText, '')) ?? [];
    return tag
      ? [`visitors read ${tag} in "${text.slice(0, 60)}". Only the text of a step is markup, with few tags`]
      : [];
  });
}

function isOnPage(root: Element): boolean {
  return (
    root.querySelector('img[src="x"]') !== null ||
    [...root.querySelectorAll('b, i')].some(({ textContent }) => textContent === bold)
  );
}

function isEscapedTwice(text: string): boolean {
  return text.includes(`${begins}&lt;`);
}

function isMadeBold(node: MarkupNode): boolean {
  if (typeof node === 'string') return false;
  return (node.tag === 'b' && node.children.join('') === bold) || node.children.some(isMadeBold);
}

function plainOf(text: string): string {
  const read = (nodes: readonly MarkupNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : read(node.children))).join('');
  return read(parseMarkup(text));
}

function withText(journey: object, [key = '', ...rest]: readonly string[]): object {
  const before: unknown = Reflect.get(journey, key);
  if (rest.length === 0) return { ...journey, [key]: hostileText };
  return { ...journey, [key]: withText(typeof before === 'object' && before !== null ? before : {}, rest) };
}
