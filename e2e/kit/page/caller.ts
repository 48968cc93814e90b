const frame = /((?:https?|blob):[^\s()]+:\d+:\d+)\)?$/;

/**
 * The place that called `below`, as "address:line:column", if it is code of the segment. All code of the host, of its libraries and of
 * the kit comes from the origin of this page.
 */
export function callerOf(below: (...args: never[]) => unknown): string | undefined {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, below);
  const [first] = placesIn(holder.stack);
  return first && isOfSegment(first) ? first : undefined;
}

/** The first place of the segment in the stack of an error. */
export function placeOf(error: unknown): string | undefined {
  return error instanceof Error ? placesIn(error.stack).find(isOfSegment) : undefined;
}

function placesIn(stack = ''): readonly string[] {
  return stack.split('\n').flatMap((line) => frame.exec(line)?.[1] ?? []);
}

function isOfSegment(place: string): boolean {
  return !place.startsWith(location.origin);
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

export type Any = (this: unknown, ...args: never[]) => unknown;

/** A call of a watched function by code of the segment. */
export interface Called {
  readonly name: string;
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly at: string;
  /** Calls the function of the browser. */
  go(): unknown;
}

/** Replaces functions of the page: calls of the segment go through `call`, all others are as before. */
export function watchCalls(owner: unknown, names: string, call: (name: string, called: Called) => unknown): void {
  for (const name of names.split(' ')) {
    const original: unknown = isObject(owner) && Reflect.get(owner, name);
    if (isObject(owner) && isFunction(original)) Reflect.set(owner, name, watched(name, original, call));
  }
}

/** The same for writes of a property, or for reads and writes. */
export function watchProperty(
  owner: object,
  name: string,
  kinds: 'set' | 'get set',
  call: (name: string, called: Called) => unknown,
) {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  for (const kind of kinds.split(' ') as ('get' | 'set')[]) {
    const original = property[kind];
    if (original) property[kind] = watched(kind, original, call);
  }
  if (property.get) Object.defineProperty(owner, name, { ...property, configurable: true });
}

/** The same for `new` of a class. */
export function watchNew(name: string, call: (name: string, called: Called) => unknown): void {
  const original: unknown = Reflect.get(window, name);
  if (!isFunction(original)) return;
  const construct = (target: Any, args: readonly unknown[], self: Any): object => {
    const at = callerOf(construct);
    if (at) call(name, { name, self: undefined, args, at, go: () => undefined });
    return Reflect.construct(target, args, self);
  };
  Reflect.set(window, name, new Proxy(original, { construct }));
}

function watched(name: string, original: Any, call: (name: string, called: Called) => unknown) {
  return function watchedCall(this: unknown, ...args: unknown[]): unknown {
    const at = callerOf(watchedCall);
    const go = () => Reflect.apply(original, this, args);
    return at ? call(name, { name, self: this, args, at, go }) : go();
  };
}

function isFunction(value: unknown): value is Any {
  return typeof value === 'function';
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
