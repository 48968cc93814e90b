import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Everything in an HTML page that runs code, or changes which code runs. Found as a browser finds it, by a parser of HTML. */
export interface ActiveParts {
  /** The contents of the scripts without an address. */
  readonly inline: readonly string[];
  /** The addresses of scripts, as they are written. */
  readonly sources: readonly { readonly address: string; readonly integrity: string | undefined }[];
  /** Anything else: an event handler, a frame, a base address, a policy or a redirection in a `meta`. */
  readonly others: readonly string[];
}

/** Types of a script element that is data for other scripts. A browser runs every script whose type is not in its own lists. */
const dataTypes = new Set(['application/json', 'application/ld+json']);
const activeElements = new Set(['base', 'iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe']);

export function activePartsOf(page: string): ActiveParts {
  const elements = elementsIn(parse(page));
  const scripts = elements.filter(({ tagName }) => tagName === 'script').filter((script) => !isData(script));
  const addressOf = (script: Element) =>
    attributeOf(script, 'src') ?? attributeOf(script, 'href') ?? attributeOf(script, 'xlink:href');
  return {
    inline: scripts.filter((script) => addressOf(script) === undefined).map(textOf),
    sources: scripts.flatMap((script) => {
      const address = addressOf(script);
      return address === undefined ? [] : [{ address, integrity: attributeOf(script, 'integrity') }];
    }),
    others: elements.flatMap((element) => [...activeElementIn(element), ...activeAttributesOf(element)]),
  };
}

/** In the order of the page. Without recursion, because a hostile page may be deeper than the stack. */
function elementsIn(page: Node): readonly Element[] {
  const found: Element[] = [];
  const open = [page];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    // The content of a template is not in the page until a script puts it there; it must be as harmless as the rest.
    const inner = 'content' in node ? [node.content] : [];
    const children = 'childNodes' in node ? node.childNodes : [];
    for (const child of [...children, ...inner].toReversed()) open.push(child);
  }
  return found;
}

function isData(script: Element): boolean {
  return dataTypes.has((attributeOf(script, 'type') ?? '').trim().toLowerCase());
}

function activeElementIn(element: Element): readonly string[] {
  const { tagName } = element;
  if (activeElements.has(tagName)) return [`<${tagName}>`];
  if (tagName === 'meta') {
    const command = attributeOf(element, 'http-equiv');
    return command === undefined ? [] : [`<meta http-equiv="${command}">`];
  }
  const rel = tagName === 'link' ? (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/) : [];
  const as = (attributeOf(element, 'as') ?? '').toLowerCase();
  const isScript = rel.includes('modulepreload') || (rel.includes('preload') && as === 'script');
  return isScript || rel.includes('import') || rel.includes('prerender')
    ? [`<link rel="${rel.join(' ')}" as="${as}">`]
    : [];
}

function activeAttributesOf({ tagName, attrs }: Element): readonly string[] {
  return attrs
    .filter(({ name, value }) => /^on/i.test(name) || name === 'srcdoc' || isScriptAddress(value))
    .map(({ name }) => `the attribute ${name} of <${tagName}>`);
}

/** Browsers ignore control characters and spaces in front of and inside a scheme. */
function isScriptAddress(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a browser leaves out
  return /^(javascript|vbscript|data:text\/html|data:[^,]*script)/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name) === wanted)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}
