import { isForeign } from './foreign-words';

/** The texts of the page that are clearly not Portuguese, and the parts of it that say so by `lang`. */
export function foreignParts(root: Element): readonly string[] {
  const marked = [...root.querySelectorAll('[lang]')].filter(
    (each) => !/^pt(-|$)/i.test(each.getAttribute('lang') ?? ''),
  );
  const texts = [...root.querySelectorAll('*')]
    .filter((each) => !marked.some((one) => one.contains(each)))
    .flatMap(textsOf);
  return [
    ...marked.map(
      (each) => `an element has lang="${each.getAttribute('lang')}": <${each.localName}> ${shortened(each)}`,
    ),
    ...[...new Set(texts)].filter(isForeign).map((text) => `"${text.slice(0, 60)}" is not Portuguese`),
  ];
}

const attributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** Its own text, not that of its children, and what it is called. */
function textsOf(element: Element): readonly string[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(' ');
  return [own, ...attributes.map((name) => element.getAttribute(name) ?? '')]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function shortened({ textContent }: Element): string {
  return (textContent ?? '').slice(0, 40);
}
