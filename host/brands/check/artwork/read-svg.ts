import createSanitiser from 'dompurify';
import { JSDOM } from 'jsdom';
import { shown } from '../shown';
import { Unfit } from './unfit';

/** A drawing that is safe to serve and to draw. */
export interface Svg {
  /** Of its viewBox. */
  readonly width: number;
  readonly height: number;
  /** The drawing without a size of its own: it begins with `<svg`. */
  readonly source: string;
  /** Pictures in pixels inside it, in base64. */
  readonly embedded: readonly string[];
}

const { window } = new JSDOM('');
const sanitiser = createSanitiser(Object.assign(window, { trustedTypes: undefined })); // jsdom has none, its types have
const allowed = {
  USE_PROFILES: { svg: true },
  ADD_TAGS: ['use', '#comment', '#cdata-section'],
  ADD_ATTR: ['role', 'baseprofile', 'enable-background'], // what drawing programs write
  IN_PLACE: true, // what is read again as text may mean something else
};

/** A drawing program needs less for what is at most 20 KiB long. More only keeps browsers busy. */
const LIMITS = { elements: 2000, depth: 40, drawn: 10_000 };

/** Reads an SVG file, or throws `Unfit` with everything that it must not contain. */
export function readSvg(content: Buffer): Svg {
  const text = decoded(content);
  // A DOCTYPE declares entities, which grow without limit when they are read; an instruction names a style sheet.
  const [declared] = /<!(DOCTYPE|ENTITY)|<\?(?!xml\s)[\w-]*/i.exec(text) ?? [];
  if (declared !== undefined) throw new Unfit(`has ${declared}`, 'Remove it.');
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.namespaceURI !== 'http://www.w3.org/2000/svg' || root.nodeName !== 'svg')
    throw new Unfit('is not an SVG file inside', 'Write a file that a drawing program exported as SVG.');
  const elements = [root, ...root.querySelectorAll('*')];
  if (isTooMuch(root, elements)) throw new Unfit('is too complex to be drawn', 'Write a simpler drawing.');
  const found = new Set([...elements.flatMap(unwanted), ...sanitised(root)]);
  if (found.size > 0) {
    const list = [...found]
      .map((part) => shown(part).slice(1, -1))
      .slice(0, 5)
      .join(', ');
    throw new Unfit(`has ${list}`, 'Remove that; export it as an optimised SVG with text as paths.');
  }
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new Unfit('has no viewBox', 'Write viewBox="0 0 <width> <height>".');
  for (const name of ['width', 'height']) root.removeAttribute(name);
  const embedded = elements.flatMap((element) => (element.localName === 'image' ? linkOf(element) : []));
  return { width, height, source: root.outerHTML, embedded: embedded.map((link) => link.replace(picture, '')) };
}

/** As browsers and the library that draws it must read it, too. */
function decoded(content: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (!/^\s*<\?xml[^>]*encoding=["'](?!utf-8["'])/i.test(text)) return text;
  } catch {
    // The sentence is the same.
  }
  throw new Unfit('is not encoded in UTF-8', 'Save it in UTF-8.');
}

/** The sanitiser names nothing itself: it tells what it removed. */
function sanitised(root: Element): readonly string[] {
  sanitiser.sanitize(root, allowed);
  return sanitiser.removed.map((part) =>
    'element' in part ? `<${part.element.nodeName}>` : `${part.attribute?.name} of <${part.from.nodeName}>`,
  );
}

/** Something in the drawing, without signs that are read in two ways. */
const local = /^#[\p{L}\p{N}_.:-]+$/u;
const picture = /^data:image\/(png|jpeg|webp);base64,/;
/** Text looks different without its typeface, and nothing in a header moves. */
const unwantedNames = /^(a|text|animate.*|set)$/;
/** Every other function of a style may name an address, now or in a later browser. */
const functions = /^(url|rgba?|hsla?|matrix|rotate|(translate|scale|skew)[XY]?)$/;

/** What the sanitiser leaves in a drawing, because it means no harm in a page: links, and what is somewhere else. */
function unwanted(element: Element): readonly string[] {
  const { localName, textContent } = element;
  const isSheet = localName === 'style';
  const values = [...element.attributes].filter(
    ({ name }) => !/^(id|class|(on|data-|aria-).*|(xlink:)?href)$/.test(name),
  );
  const styles = [...values.map(({ value }) => value), ...(isSheet ? [textContent ?? ''] : [])];
  const calls = styles.flatMap((style) => [...style.matchAll(/([\w-]+)\s*\(\s*["']?([^"')]*)/g)]);
  return [
    ...(unwantedNames.test(localName) ? [`<${localName}>`] : []),
    ...linkOf(element).filter((link) => !local.test(link) && !(localName === 'image' && picture.test(link))),
    ...calls
      .filter(([, name = '', target = '']) => !functions.test(name) || (name === 'url' && !local.test(target.trim())))
      .map(([call]) => `${call})`),
    ...(isSheet && /@/.test(textContent ?? '') ? ['@ in <style>'] : []),
    ...(isSheet
      ? targetsIn(textContent ?? '')
          .filter((id) => !/^(clipPath|\w+Gradient)$/.test(element.ownerDocument.getElementById(id)?.localName ?? ''))
          .map((id) => `url(#${id}) in <style>`)
      : []),
  ];
}

function linkOf(element: Element): readonly string[] {
  return [...element.attributes].filter(({ localName }) => localName === 'href').map(({ value }) => value.trim());
}

function targetsIn(style: string): readonly string[] {
  return [...style.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id = '']) => id);
}

function isTooMuch(root: Element, elements: readonly Element[]): boolean {
  const depths = new Map<Element | null, number>();
  for (const element of elements) depths.set(element, 1 + (depths.get(element.parentElement) ?? 0));
  return (
    elements.length > LIMITS.elements ||
    Math.max(...depths.values()) > LIMITS.depth ||
    drawnBy(root, new Map()) > LIMITS.drawn
  );
}

/** How many elements are drawn, those that others refer to each time; a circle is infinite. */
function drawnBy(element: Element, known: Map<Element, number>): number {
  const drawn = known.get(element);
  if (drawn !== undefined) return drawn;
  known.set(element, Number.POSITIVE_INFINITY);
  const ids = [
    ...linkOf(element).flatMap((link) => (link.startsWith('#') ? link.slice(1) : [])),
    ...[...element.attributes].flatMap(({ value }) => targetsIn(value)),
  ];
  const targets = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  const count = [...element.children, ...targets].reduce((sum, part) => sum + drawnBy(part, known), 1);
  known.set(element, count);
  return count;
}
