import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';
import type { StepComponent, StepOverlay } from './step-component';
import type { StepInput } from './step-input';
import type { Opening, OptionLayout, StepOption } from './step-option';
import type { StepFetch, StepSend, StepSubmit } from './step-request';

/**
 * Targets of every step besides the steps and the exits of its segment: the explanation of a failure, the end of the
 * journey, and the place where the last trouble was.
 */
export type SharedTarget = 'error-general' | 'end' | 'back-to-trouble';

type Text = string | readonly string[];

/**
 * The smallest unit of talk, as data. `leadsTo` lists every place the step may lead to (also after a failure), so that one
 * check can walk the whole conversation. See `docs/guides/add-a-step.md`.
 */
export interface StepDefinition<
  Name extends string,
  Target extends string,
  Answer,
  Input,
  Value,
  Verified,
  Opens extends Opening,
  State = NoState,
> {
  readonly name: Name;
  readonly leadsTo: readonly Target[];
  /** What its options may open beside the talk. */
  readonly opens?: readonly Opens[];
  /** True when the journey already knows what this step asks: it is then passed over in silence. */
  known?(scene: Scene<State>): boolean;
  readonly fetch?: StepFetch<NoInfer<Target>, Input, Value, State>;
  /** What the overlay's form sends. A step has this or a `fetch`. */
  readonly submit?: StepSubmit<NoInfer<Target>, Input, Value, State>;
  /** One bubble per string. Markup is the allow-list of `markup`; build texts with it when they hold data. */
  readonly text?: Text | ((scene: Scene<State>) => Text);
  /** Shown for 3 s when the message is pressed. */
  readonly title?: string;
  /** The first bubble is said without the fake-load delay. */
  readonly atOnce?: boolean;
  readonly component?: StepComponent<Answer, State>;
  /** A component of the segment shown over the page while the step waits. A key of the segment's `overlays`. */
  readonly overlay?: StepOverlay<Answer, State>;
  readonly input?: StepInput<NoInfer<Target>, Answer, Verified, State>;
  readonly options?:
    | readonly StepOption<NoInfer<Target>, State, NoInfer<Opens>>[]
    | ((scene: Scene<State>) => readonly StepOption<NoInfer<Target>, State, NoInfer<Opens>>[]);
  /** How the options are arranged: beside each other as they fit, in two columns, or one per row. `flow` when absent. */
  readonly layout?: OptionLayout;
  record?(journey: Journey & State, answer: Answer, scene: Scene<State>): Journey & State;
  /** Published when the step is done, with the journey as it then is. */
  facts?(scene: Scene<State>): readonly Fact[];
  readonly send?: readonly StepSend<unknown, State>[];
  /** Where the step leads when it is done and no option said so. The first entry of `leadsTo` when absent. */
  next?(scene: Scene<State>): NoInfer<Target>;
}

/** A step without its own types: what the engine plays. */
export type Step = StepDefinition<string, string, unknown, unknown, unknown, unknown, Opening>;

/**
 * How the steps of a segment with a state of its own are declared. Bound once, in the segment's `state.ts`; each step then
 * sees the shared journey and that state as one.
 */
export function defineStepWith<State>() {
  return function defineStep<
    const Name extends string,
    const Target extends string,
    Answer,
    Input,
    Value,
    Verified,
    const Opens extends Opening = never,
  >(
    step: StepDefinition<Name, Target, Answer, Input, Value, Verified, Opens, State>,
  ): StepDefinition<Name, Target, Answer, Input, Value, Verified, Opens, State> {
    return step;
  };
}

/**
 * Declares a step. A `next`, an option or a failure that is not in `leadsTo` does not compile, nor does an option that opens
 * what is not in `opens`.
 */
export const defineStep = defineStepWith<NoState>();
