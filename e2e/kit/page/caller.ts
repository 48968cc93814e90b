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

const isOfSegment = (place: string) => !place.startsWith(location.origin);

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** A call of a watched function. */
export interface Called {
  readonly name: string;
  readonly self: unknown;
  readonly args: readonly unknown[];
  /** Where code of the segment calls it; undefined if other code does. */
  readonly at: string | undefined;
  /** Calls the function of the browser. */
  go(args?: readonly unknown[]): unknown;
}

/** Lets all calls of functions, all uses of a property, or every `new` of a class go through `call`. */
export function watchCalls(owner: unknown, names: string, call: (called: Called) => unknown): void {
  for (const name of names.split(' ')) {
    const property = Object.getOwnPropertyDescriptor(Object(owner), name);
    if (!property) continue;
    const { value, get, set } = property;
    if (typeof value === 'function') property.value = watched(name, value, call);
    if (get) property.get = watched(`get ${name}`, get, call);
    if (set) property.set = watched(`set ${name}`, set, call);
    Object.defineProperty(Object(owner), name, { ...property, configurable: true });
  }
}

function watched<F extends (...args: never[]) => unknown>(
  name: string,
  original: F,
  call: (called: Called) => unknown,
) {
  const apply = (target: F, self: unknown, args: readonly unknown[]) =>
    call({ name, self, args, at: callerOf(apply), go: (given = args) => Reflect.apply(target, self, given) });
  const construct = (target: F, args: readonly unknown[], of: F): object => {
    const go = () => Reflect.construct(target, args, of);
    return Object(call({ name, self: undefined, args, at: callerOf(construct), go }));
  };
  return new Proxy(original, { apply, construct });
}
