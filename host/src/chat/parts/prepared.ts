import { AppError } from '@consorcio/shared/errors';
import { type Loader, type Place, type Segment, type Step, stepAt, waitsForVisitor } from '@consorcio/shared/flow';
import type { StepComponentType } from '@consorcio/shared/ui';
import { useEffect } from 'react';
import { loadedInTime } from '../../platform/load-limit';
import { useConversationView } from '../conversation/conversation-context';
import { stepOf } from '../conversation/selectors';

const components = new WeakMap<Loader, StepComponentType>();
const arrivals = new WeakMap<Loader, Promise<StepComponentType>>();

/** The component of a loader, if it has been loaded. */
export function prepared(load: Loader): StepComponentType | undefined {
  return components.get(load);
}

/**
 * Loads a component and remembers it. Rejects with `segment.timeout` after the time limit; `arrival` resolves when the component
 * loads later.
 */
export function fetchPart(load: Loader): Promise<StepComponentType> {
  const arriving = fetchAndRemember(load);
  arrivals.set(load, arriving);
  const late = () => new AppError('segment.timeout', 'A component of a segment did not load in time.');
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

/** Loads the components of the present step while the bot is still typing. It renders nothing. */
export function PreparedParts(): null {
  const segment = useConversationView(({ segments, snapshot }) => segments[snapshot.place.segment]);
  const step = useConversationView(stepOf);
  useEffect(() => {
    if (segment && step) warmUp(segment, [step]);
  }, [segment, step]);
  return null;
}

type Segments = Readonly<Record<string, Segment>>;

/** Prepares the components that the next question may need while the visitor answers this one. */
export function warmUpNext(segments: Segments, place: Place): void {
  const segment = segments[place.segment];
  if (segment) warmUp(segment, stepsFrom(segment, stepAt(segments, place)?.leadsTo ?? []));
}

/** Prepares the components of the first question of a segment, or of the one that begins at `step`. */
export function warmUpEntry(segment: Segment, step?: string): void {
  warmUp(segment, stepsFrom(segment, [step ?? segment.entry]));
}

/** Whether an answer to the present question may lead to another segment without another question. */
export function mayLeaveSegment(segments: Segments, place: Place): boolean {
  const segment = segments[place.segment];
  const here = stepAt(segments, place);
  if (!segment || !here) return false;
  const passed = stepsFrom(segment, here.leadsTo).filter((step) => !waitsForVisitor(step));
  return [here, ...passed].some(({ leadsTo }) => leadsTo.some((target) => target.startsWith('exit:')));
}

/** Loads the components of steps. A failure has no effect until the component is needed. */
function warmUp({ components, overlays }: Segment, steps: readonly Step[]): void {
  for (const { component, overlay } of steps) {
    for (const load of [component && components[component.name], overlay && overlays[overlay.name]])
      if (load && !prepared(load)) fetchPart(load).catch(() => undefined);
  }
}

/** The steps that may be played from these targets on, up to the next questions. */
export function stepsFrom({ steps }: Segment, targets: readonly string[]): readonly Step[] {
  const found = new Set<Step>();
  const open = [...targets];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    const step = steps[target];
    if (!step || found.has(step)) continue;
    found.add(step);
    if (!waitsForVisitor(step)) open.push(...step.leadsTo);
  }
  return [...found];
}
