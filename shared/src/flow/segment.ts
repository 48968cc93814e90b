import type { Place } from './place';
import type { DeclaredTwice, NoState, SegmentState } from './segment-state';
import type { SharedTarget, Step } from './step';

/**
 * The version of the contract between host and segments: the shape of `Segment`, of steps, of the shared journey and of
 * facts. Raise it with every change that an older host or segment would not understand. A segment's own state is not part of
 * it.
 */
export const CONTRACT_VERSION = 8;

/** Loads a component when it is needed. The default export of the module is the React component. */
export type Loader = () => Promise<{ readonly default: unknown }>;

/** The default export of a segment's remote. Plain data and functions: no React and no instances. */
export interface Segment<State extends SegmentState = SegmentState> {
  readonly name: string;
  readonly contract: number;
  readonly entry: string;
  readonly exits: readonly string[];
  /** The data that only this segment reads and writes. Steps that use it are declared with `defineStepWith`. */
  readonly state?: State;
  readonly steps: Readonly<Record<string, Step>>;
  readonly components: Readonly<Record<string, Loader>>;
  readonly overlays: Readonly<Record<string, Loader>>;
}

/** The targets that are no step, no exit and no shared target. */
type Dangling<Steps extends readonly Step[], Exit extends string> = Exclude<
  Steps[number]['leadsTo'][number],
  Steps[number]['name'] | SharedTarget | `exit:${Exit}`
>;

interface SegmentDefinition<
  Name extends string,
  Steps extends readonly Step[],
  Exit extends string,
  State extends SegmentState,
> extends Pick<Segment<State>, 'state'>,
    Partial<Pick<Segment, 'components' | 'overlays'>> {
  readonly name: Name;
  readonly entry: NoInfer<Steps[number]['name']>;
  /** The names of the exits; the target of an exit is `exit:<name>`. */
  readonly exits: readonly Exit[];
  readonly steps: Steps;
}

/**
 * Declares a segment. Two mistakes do not compile: a target that leads nowhere (the error names it in `dangling`), and a key
 * of the state that the shared journey or the other scope already has (named in `declaredTwice`).
 */
export function defineSegment<
  const Name extends string,
  const Steps extends readonly Step[],
  const Exit extends string,
  State extends SegmentState = NoState,
>(
  definition: SegmentDefinition<Name, Steps, Exit, State> &
    ([Dangling<Steps, Exit>] extends [never] ? unknown : { readonly dangling: Dangling<Steps, Exit> }) &
    ([DeclaredTwice<State>] extends [never] ? unknown : { readonly declaredTwice: DeclaredTwice<State> }),
): Segment<State> {
  return {
    components: {},
    overlays: {},
    ...definition,
    contract: CONTRACT_VERSION,
    steps: Object.fromEntries(definition.steps.map((step) => [step.name, step])),
  };
}

/** The step at a place; undefined if its segment is not loaded, has no such step, or has not been entered yet. */
export function stepAt(segments: Readonly<Record<string, Segment>>, { segment: name, step }: Place): Step | undefined {
  const segment = segments[name];
  return segment && step !== null && Object.hasOwn(segment.steps, step) ? segment.steps[step] : undefined;
}

/** Where an exit leads: the entry of a segment, or one of its steps. */
export interface Leg {
  readonly segment: string;
  readonly step?: string;
  /**
   * Set if another purchase begins there. The shared purchase data and the purchase state of these segments are dropped,
   * whether the segments are loaded or not.
   */
  readonly resets?: readonly string[];
}

/** Which segment follows which exit: `'<segment>:<exit>'` → where it leads. */
export type Itinerary = Readonly<Record<string, Leg>>;
