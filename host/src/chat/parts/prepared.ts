import { AppError } from '@consorcio/shared/errors';
import type { Loader } from '@consorcio/shared/flow';
import type { StepComponentType } from '@consorcio/shared/ui';

const components = new WeakMap<Loader, StepComponentType>();

/** The component a loader leads to, if it has been fetched. */
export function prepared(load: Loader): StepComponentType | undefined {
  return components.get(load);
}

/** Fetches a component while the bot still types, so that it is there when it is needed. A failure waits until then. */
export function preparePart(load: Loader | undefined): void {
  if (load && !components.has(load)) fetchPart(load).catch(() => undefined);
}

/** Fetches a component and remembers it. A remote's module is unknown until it is looked at. */
export async function fetchPart(load: Loader): Promise<StepComponentType> {
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
