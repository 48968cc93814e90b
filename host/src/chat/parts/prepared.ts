import { AppError } from '@consorcio/shared/errors';
import type { Loader } from '@consorcio/shared/flow';
import type { StepComponentType } from '@consorcio/shared/ui';
import { loadedInTime } from '../../platform/load-limit';

const components = new WeakMap<Loader, StepComponentType>();
const arrivals = new WeakMap<Loader, Promise<StepComponentType>>();

/** The component of a loader, if it has been loaded. */
export function prepared(load: Loader): StepComponentType | undefined {
  return components.get(load);
}

/** Loads a component while the bot is still typing. A failure has no effect until the component is needed. */
export function preparePart(load: Loader | undefined): void {
  if (load && !components.has(load)) fetchPart(load).catch(() => undefined);
}

/**
 * Loads a component and remembers it. Rejects with `segment.timeout` after the time limit; `arrival` resolves when the component
 * loads later.
 */
export function fetchPart(load: Loader): Promise<StepComponentType> {
  const arriving = fetchAndRemember(load);
  arrivals.set(load, arriving);
  return loadedInTime(arriving, late);
}

/** The last attempt to load a component, without a time limit. */
export function arrival(load: Loader): Promise<unknown> {
  return arrivals.get(load) ?? new Promise(() => undefined);
}

/** The module of a remote is unknown until it is checked. */
async function fetchAndRemember(load: Loader): Promise<StepComponentType> {
  const { default: exported } = await load();
  const isComponent =
    typeof exported === 'function' || (typeof exported === 'object' && exported !== null && '$$typeof' in exported);
  if (!isComponent) {
    throw new AppError(
      'segment.broken',
      'A component of a segment is no React component. Export one as the default of its module.',
    );
  }
  const component = exported as StepComponentType; // a function or an exotic one (memo, forwardRef), as just checked
  components.set(load, component);
  return component;
}

function late(): AppError {
  return new AppError('segment.timeout', 'A component of a segment did not load in time.');
}
