import type { DeclaredTwice, NoState, SegmentState } from './segment-state';
import type { SharedTarget, Step } from './step';

/**
 * The version of the contract between host and segments: the shape of `Segment`, of steps, of the shared journey and of
 * facts. Raise it with every change that an older host or segment would not understand. What a segment declares as its own
 * state is not part of it.
 */
export const CONTRACT_VERSION = 6;

/** A component is loaded when it is needed; the module's default export is the React component. */
export type Loader = () => Promise<{ readonly default: unknown }>;

/** What a segment ships, as its remote's default export. Plain data and functions; no React, no instance of anything. */
export interface Segment<State extends SegmentState = SegmentState> {
  readonly name: string;
  readonly contract: number;
  readonly entry: string;
  readonly exits: readonly string[];
  /** The data that only this segment reads and writes. */
  readonly state?: State;
  readonly steps: Readonly<Record<string, Step>>;
  readonly components: Readonly<Record<string, Loader>>;
  readonly overlays: Readonly<Record<string, Loader>>;
}

/** Targets that are neither a step, an exit nor shared. */
type Dangling<Steps extends readonly Step[], Exit extends string> = Exclude<
  Steps[number]['leadsTo'][number],
  Steps[number]['name'] | SharedTarget | `exit:${Exit}`
>;

interface SegmentDefinition<
  Name extends string,
  Steps extends readonly Step[],
  Exit extends string,
  State extends SegmentState,
> {
  readonly name: Name;
  /** The data that only this segment reads and writes. Steps that use it are declared with `defineStepWith`. */
  readonly state?: State;
  readonly entry: NoInfer<Steps[number]['name']>;
  /** The named ways out; a step leaves by `exit:<name>`. */
  readonly exits: readonly Exit[];
  readonly steps: Steps;
  readonly components?: Readonly<Record<string, Loader>>;
  readonly overlays?: Readonly<Record<string, Loader>>;
}

/**
 * Declares a segment. A target that leads nowhere does not compile: it is named in the missing `dangling`. Nor does a key of
 * the state that the shared journey, or the other scope, already has: it is named in the missing `declaredTwice`.
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
  const { name, state, entry, exits, steps, components = {}, overlays = {} } = definition;
  return {
    name,
    contract: CONTRACT_VERSION,
    entry,
    exits,
    ...(state && { state }),
    steps: Object.fromEntries(steps.map((step) => [step.name, step])),
    components,
    overlays,
  };
}

/** Where an exit leads: a segment, at its entry or at a step of it. */
interface Leg {
  readonly segment: string;
  readonly step?: string;
  /**
   * Set where another purchase begins. The shared data of the last purchase is dropped, and so is the purchase state of
   * the segments named here, whether they are loaded or not.
   */
  readonly resets?: readonly string[];
}

/** Which segment follows which exit: `'<segment>:<exit>'` → where it leads. */
export type Itinerary = Readonly<Record<string, Leg>>;
