const functions = [
  ...['AbortController', 'MessageChannel', 'Promise', 'ShadowRoot', 'WeakMap', 'WeakSet'],
  ...['clearTimeout', 'matchMedia', 'queueMicrotask', 'reportError', 'requestAnimationFrame', 'setTimeout'],
  ...['Object.is', 'performance.getEntriesByType', 'performance.now'],
] as const;
const objects = ['console', 'document', 'performance', 'Reflect', 'window'] as const;
const absent = ['process', 'setImmediate'] as const;

/**
 * What every supported browser has, or lacks, for webpack's DefinePlugin. Libraries look for it before they use it, and the
 * bundler removes what they would do in a browser without it, or on a server: 0.4 KiB of the first scripts.
 */
export const browserGlobals: Readonly<Record<string, string>> = {
  ...typesOf(functions, 'function'),
  ...typesOf(objects, 'object'),
  ...typesOf(absent, 'undefined'),
};

/**
 * What our pages do without, where a browser has it. React would show each transition as a navigation of the page to its own address; no
 * transition is one. axios would bring its adapter for XMLHttpRequest too: 0.8 KiB that never runs, because our client uses `fetch`.
 */
export const unusedGlobals = typesOf(['navigation', 'XMLHttpRequest'], 'undefined');

function typesOf(names: readonly string[], type: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));
}
