// How the watches replace functions of the page, and who called them.

const frame = /((?:https?|blob):[^\s()]+:\d+:\d+)\)?$/;

/**
 * The place that called `below`, as "address:line:column", if it is code of the segment. All code of the host, of its libraries and of
 * the kit comes from the origin of this page.
 */
export function callerInSegment(below: (...args: never[]) => unknown): string | undefined {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, below);
  const [first] = placesIn(holder.stack);
  return first && isOfSegment(first) ? first : undefined;
}

/** The first place of the segment in the stack of an error. */
export function placeOfError(error: unknown): string | undefined {
  return error instanceof Error ? placesIn(error.stack).find(isOfSegment) : undefined;
}

function placesIn(stack = ''): readonly string[] {
  return stack.split('\n').flatMap((line) => frame.exec(line)?.[1] ?? []);
}

function isOfSegment(place: string): boolean {
  return !place.startsWith(location.origin);
}

export interface WatchedCall {
  readonly self: unknown;
  readonly args: readonly unknown[];
  /** Where the segment called; undefined if other code did. */
  readonly by: string | undefined;
}

type Any = (this: unknown, ...args: never[]) => unknown;
type Tell = (call: WatchedCall) => void;

/** Calls `tell` before each call of a function. Nothing happens in a browser without that function. */
export function watchCalls(owner: object | undefined, names: readonly string[], tell: (name: string) => Tell): void {
  for (const name of names) {
    const original: unknown = owner && Reflect.get(owner, name);
    if (owner && isFunction(original)) Reflect.set(owner, name, withWatch(original, tell(name)));
  }
}

/** Calls `tell` each time a property with accessors is read or written. */
export function watchAccess(owner: object, name: string, tell: Tell): void {
  const { get, set, ...rest } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  if (!get) return;
  Object.defineProperty(owner, name, {
    enumerable: rest.enumerable ?? true,
    configurable: true,
    get: withWatch(get, tell),
    ...(set && { set: withWatch(set, tell) }),
  });
}

/** Calls `tell` before each `new` of a class of the page. */
export function watchConstructor(name: string, tell: Tell): void {
  const original: unknown = Reflect.get(window, name);
  if (!isFunction(original)) return;
  const construct = (target: Any, args: readonly unknown[], newTarget: Any): object => {
    tell({ self: undefined, args, by: callerInSegment(construct) });
    return Reflect.construct(target, args, newTarget);
  };
  Reflect.set(window, name, new Proxy(original, { construct }));
}

/** The function, with a call of `tell` before each call of it. */
function withWatch(original: Any, tell: Tell) {
  return function watched(this: unknown, ...args: unknown[]): unknown {
    tell({ self: this, args, by: callerInSegment(watched) });
    return Reflect.apply(original, this, args);
  };
}

function isFunction(value: unknown): value is Any {
  return typeof value === 'function';
}
