import type { SharedTarget, Step } from './step';

/**
 * The version of the contract between host and segments: the shape of `Segment`, of steps, of the journey and of facts.
 * Raise it with every change that an older host or segment would not understand.
 */
export const CONTRACT_VERSION = 5;

/** A component is loaded when it is needed; the module's default export is the React component. */
export type Loader = () => Promise<{ readonly default: unknown }>;

/** What a segment ships, as its remote's default export. Plain data and functions; no React, no instance of anything. */
export interface Segment {
  readonly name: string;
  readonly contract: number;
  readonly entry: string;
  readonly exits: readonly string[];
  readonly steps: Readonly<Record<string, Step>>;
  readonly components: Readonly<Record<string, Loader>>;
  readonly overlays: Readonly<Record<string, Loader>>;
}

/** Targets that are neither a step, an exit nor shared. */
type Dangling<Steps extends readonly Step[], Exit extends string> = Exclude<
  Steps[number]['leadsTo'][number],
  Steps[number]['name'] | SharedTarget | `exit:${Exit}`
>;

interface SegmentDefinition<Name extends string, Steps extends readonly Step[], Exit extends string> {
  readonly name: Name;
  readonly entry: NoInfer<Steps[number]['name']>;
  /** The named ways out; a step leaves by `exit:<name>`. */
  readonly exits: readonly Exit[];
  readonly steps: Steps;
  readonly components?: Readonly<Record<string, Loader>>;
  readonly overlays?: Readonly<Record<string, Loader>>;
}

/** Declares a segment. A target that leads nowhere does not compile: it is named in the missing `dangling`. */
export function defineSegment<
  const Name extends string,
  const Steps extends readonly Step[],
  const Exit extends string,
>(
  definition: SegmentDefinition<Name, Steps, Exit> &
    ([Dangling<Steps, Exit>] extends [never] ? unknown : { readonly dangling: Dangling<Steps, Exit> }),
): Segment {
  const { name, entry, exits, steps, components = {}, overlays = {} } = definition;
  return {
    name,
    contract: CONTRACT_VERSION,
    entry,
    exits,
    steps: Object.fromEntries(steps.map((step) => [step.name, step])),
    components,
    overlays,
  };
}

/** Where each exit leads: `'<segment>:<exit>'` → a segment, at its entry or at a step of it. */
export type Itinerary = Readonly<Record<string, { readonly segment: string; readonly step?: string }>>;
