import { AppError } from '@consorcio/shared/errors';
import type { Loader } from '@consorcio/shared/flow';
import type { StepComponentType } from '@consorcio/shared/ui';
import { withTimeLimit } from '../../platform/with-time-limit';

/** ms. A visitor hears within four seconds that something does not come. */
const LIMIT_MS = 3000;

const components = new WeakMap<Loader, StepComponentType>();
const arrivals = new WeakMap<Loader, Promise<StepComponentType>>();

/** The component a loader leads to, if it has been fetched. */
export function prepared(load: Loader): StepComponentType | undefined {
  return components.get(load);
}

/** Fetches a component while the bot still types, so that it is there when it is needed. A failure waits until then. */
export function preparePart(load: Loader | undefined): void {
  if (load && !components.has(load)) fetchPart(load).catch(() => undefined);
}

/**
 * Fetches a component and remembers it. One that does not come within the limit rejects with `segment.timeout`; `arrival` tells
 * when it came after all.
 */
export function fetchPart(load: Loader): Promise<StepComponentType> {
  const arriving = fetchAndRemember(load);
  arrivals.set(load, arriving);
  return withTimeLimit(arriving, LIMIT_MS, late);
}

/** The last wish for a component, however long it takes. */
export function arrival(load: Loader): Promise<unknown> {
  return arrivals.get(load) ?? new Promise(() => undefined);
}

/** A remote's module is unknown until it is looked at. */
async function fetchAndRemember(load: Loader): Promise<StepComponentType> {
  const { default: exported } = await load();
  const isComponent =
    typeof exported === 'function' || (typeof exported === 'object' && exported !== null && '$$typeof' in exported);
  if (!isComponent) {
    throw new AppError(
      'segment.broken',
      'A component of a segment has no React component as its default export, so it cannot be shown. ' +
        'Export the component as the default of the module its loader imports.',
    );
  }
  const component = exported as StepComponentType; // a function or an exotic one (memo, forwardRef), as just checked
  components.set(load, component);
  return component;
}

function late(): AppError {
  return new AppError('segment.timeout', 'A component of a segment did not come in time. Ask again, or wait for it.');
}
