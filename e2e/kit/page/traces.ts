import { found } from './findings';
import { renderers } from './watch';

/** Globals of the federation itself and of webpack. */
const federations = /^(webpackChunk|__FEDERATION|_FEDERATION|__GLOBAL_LOADING_REMOTE_ENTRY__|__MF_|__VMOK)/i;
/** Playwright sets it to read the stack of an error. */
const ofTheBrowserDriver = 'Error.prepareStackTrace';
const builtins =
  'Object Function Array String Number Boolean Symbol Date RegExp Promise Map Set WeakMap Error JSON Math ' +
  'Reflect Intl EventTarget Event Node Element HTMLElement Document Storage History Location Response Headers URL console';

/** Records the state of the page. The returned function notes what has changed since: it must be as the host made it. */
export function watchTraces(globalName: string): () => void {
  const owners: readonly (readonly [name: string, of: object])[] = [
    ['window', window],
    ...builtins.split(' ').flatMap((name) => {
      const builtin: object = Reflect.get(window, name);
      const prototype: unknown = Reflect.get(builtin, 'prototype');
      return [
        [name, builtin] as const,
        ...(typeof prototype === 'object' && prototype !== null ? [[`${name}.prototype`, prototype] as const] : []),
      ];
    }),
  ];
  const before = owners.map(([, of]) => valuesOf(of));
  const attributes = attributesOfPage();
  const elements = new Set([...document.head.children, ...document.body.children]);
  return () => {
    for (const [index, [name, of]] of owners.entries())
      for (const [key, value] of valuesOf(of)) {
        const path = `${name}.${String(key)}`;
        const isKnown =
          path === ofTheBrowserDriver ||
          (of === window && (key === globalName || federations.test(String(key)) || /^\d+$/.test(String(key))));
        if (!isKnown && (!before[index]?.has(key) || !Object.is(before[index]?.get(key), value)))
          found('page', `changes the global ${path}. Globals belong to the host: keep it in the module.`);
      }
    for (const element of [...document.head.children, ...document.body.children])
      if (!elements.has(element) && !isOfTheHost(element))
        found('page', `leaves an element on the page: ${element.outerHTML.slice(0, 80)}. Remove it with the part.`);
    if (attributesOfPage() !== attributes)
      found('page', `changes the page: ${attributesOfPage()} instead of ${attributes}. It belongs to the host.`);
    if (renderers.length > 1)
      found('files', 'starts a second React, which breaks hooks. Import react by its name: the host provides it.');
  };
}

/** The values to compare: of the window only functions and handlers, because its other values change all the time. */
function valuesOf(of: object): ReadonlyMap<string | symbol, unknown> {
  return new Map(
    Reflect.ownKeys(of).map((key) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(of, key) ?? {};
      if (typeof value === 'function') return [key, value];
      if (of === window) return [key, String(key).startsWith('on') ? Reflect.get(window, key) : undefined];
      return [key, get ?? set];
    }),
  );
}

/** Elements of the host: preloads, scripts and the style sheet of styled-components. */
function isOfTheHost(element: Element): boolean {
  return (
    (element instanceof HTMLStyleElement && element.hasAttribute('data-styled')) ||
    element.matches('[data-kit-root], link:is([rel="preload"], [rel="modulepreload"], [rel="prefetch"]), script')
  );
}

function attributesOfPage(): string {
  return [document.documentElement, document.body]
    .flatMap((element) => [...element.attributes].map(({ name, value }) => `${element.localName}[${name}=${value}]`))
    .filter((text) => !text.startsWith('html[style'))
    .join(' ');
}
