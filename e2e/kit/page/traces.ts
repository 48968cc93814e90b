import { renderers, writes } from './probes';

/** What federation itself puts on a page; `own` are the container and the chunks of the segment. */
const federations = /^(webpackChunk|__FEDERATION|_FEDERATION|__GLOBAL_LOADING_REMOTE_ENTRY__|__MF_|__VMOK)/i;

/** Playwright reads the stack of an error through it. */
const ofTheBrowserDriver = 'builtin: Error.prepareStackTrace';

const builtins = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  WeakMap,
  Error,
  JSON,
  Math,
  Reflect,
  Intl,
  EventTarget,
  Event,
  Node,
  Element,
  HTMLElement,
  Document,
  Storage,
  History,
  Location,
  Response,
  Headers,
  URL,
  console,
];

/** Remembers the page as it is. Returns what is different when it is asked. */
export function watchPage(globalName: string): () => readonly string[] {
  const globals = picture(window);
  const shapes = builtins.flatMap((builtin) => {
    const prototype: unknown = Reflect.get(builtin, 'prototype');
    const name = typeof builtin === 'function' ? builtin.name : String(builtin);
    return [
      { name, of: builtin as object },
      ...(isObject(prototype) ? [{ name: `${name}.prototype`, of: prototype }] : []),
    ];
  });
  const before = shapes.map(({ of }) => picture(of));
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

function picture(of: object): ReadonlyMap<string | symbol, unknown> {
  return new Map(Reflect.ownKeys(of).map((key) => [key, standingAt(of, key)]));
}

function changesOf(before: ReadonlyMap<string | symbol, unknown>, of: object): readonly string[] {
  return Reflect.ownKeys(of)
    .filter((key) => !before.has(key) || !Object.is(before.get(key), standingAt(of, key)))
    .map(String);
}

/** What stands behind a name: functions and handlers by themselves, since other values of a page change all the time. */
function standingAt(of: object, key: string | symbol): unknown {
  const { value, get, set } = Object.getOwnPropertyDescriptor(of, key) ?? {};
  if (typeof value === 'function') return value;
  if (of === window) return typeof key === 'string' && key.startsWith('on') ? Reflect.get(window, key) : undefined;
  return get ?? set;
}

/** The host preloads files and keeps the sheet of styled-components there. */
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
