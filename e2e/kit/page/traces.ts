import { renderers, writes } from './probes';

/** Globals of the federation itself and of webpack. */
const federations = /^(webpackChunk|__FEDERATION|_FEDERATION|__GLOBAL_LOADING_REMOTE_ENTRY__|__MF_|__VMOK)/i;

/** Playwright sets it to read the stack of an error. */
const ofTheBrowserDriver = 'builtin: Error.prepareStackTrace';

const builtins =
  'Object Function Array String Number Boolean Symbol Date RegExp Promise Map Set WeakMap Error JSON Math ' +
  'Reflect Intl EventTarget Event Node Element HTMLElement Document Storage History Location Response Headers URL console';

/** Records the state of the page. The returned function lists what has changed since. */
export function watchTraces(globalName: string): () => readonly string[] {
  const globals = valuesOf(window);
  const shapes = builtins.split(' ').flatMap((name) => {
    const builtin: object = Reflect.get(window, name);
    const prototype: unknown = Reflect.get(builtin, 'prototype');
    return [{ name, of: builtin }, ...(isObject(prototype) ? [{ name: `${name}.prototype`, of: prototype }] : [])];
  });
  const before = shapes.map(({ of }) => valuesOf(of));
  const { title } = document;
  const head = new Set(document.head.children);
  const body = new Set(document.body.children);
  const attributes = attributesOfPage();

  return () => [
    ...changesOf(globals, window)
      .filter((name) => name !== globalName && !federations.test(name) && !isIndex(name))
      .map((name) => `global: window.${name}`),
    ...shapes.flatMap(({ name, of }, index) =>
      changesOf(before[index] ?? new Map(), of)
        .map((key) => `builtin: ${name}.${key}`)
        .filter((trace) => trace !== ofTheBrowserDriver),
    ),
    ...[...document.head.children].filter((each) => !head.has(each) && !isOfTheHost(each)).map(describe('the head')),
    ...[...document.body.children].filter((each) => !body.has(each)).map(describe('the body')),
    ...(attributesOfPage() === attributes ? [] : [`attributes: ${attributesOfPage()} (before: ${attributes})`]),
    ...(document.title === title ? [] : [`title: ${document.title}`]),
    ...(document.cookie === '' ? [] : [`cookie: ${document.cookie}`]),
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((key) => `storage: the key ${key}`),
    ...writes.map((write) => `wrote to ${write}`),
  ];
}

/** Copies of React's renderer on the page. */
export function reactCopies(): number {
  return renderers.length;
}

function valuesOf(of: object): ReadonlyMap<string | symbol, unknown> {
  return new Map(Reflect.ownKeys(of).map((key) => [key, comparedValue(of, key)]));
}

function changesOf(before: ReadonlyMap<string | symbol, unknown>, of: object): readonly string[] {
  return Reflect.ownKeys(of)
    .filter((key) => !before.has(key) || !Object.is(before.get(key), comparedValue(of, key)))
    .map(String);
}

/** The value to compare for a name: only functions and handlers of the window, because its other values change all the time. */
function comparedValue(of: object, key: string | symbol): unknown {
  const { value, get, set } = Object.getOwnPropertyDescriptor(of, key) ?? {};
  if (typeof value === 'function') return value;
  if (of === window) return typeof key === 'string' && key.startsWith('on') ? Reflect.get(window, key) : undefined;
  return get ?? set;
}

/** Elements of the host: preloads, scripts and the style sheet of styled-components. */
function isOfTheHost(element: Element): boolean {
  return (
    (element instanceof HTMLStyleElement && element.hasAttribute('data-styled')) ||
    (element instanceof HTMLLinkElement && /^(preload|modulepreload|prefetch)$/.test(element.rel)) ||
    element instanceof HTMLScriptElement
  );
}

function describe(where: string) {
  return (element: Element) => `left in ${where}: ${element.outerHTML.slice(0, 80)}`;
}

function attributesOfPage(): string {
  return [document.documentElement, document.body]
    .flatMap((element) => [...element.attributes].map(({ name, value }) => `${element.localName}[${name}=${value}]`))
    .filter((text) => !text.startsWith('html[style'))
    .join(' ');
}

const isIndex = (name: string) => /^\d+$/.test(name);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
