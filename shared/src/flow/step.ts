import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';
import type { StepComponent, StepOverlay } from './step-component';
import type { StepExample } from './step-example';
import type { StepInput } from './step-input';
import type { Opening, OptionLayout, StepOption } from './step-option';
import type { StepFetch, StepSend, StepSubmit } from './step-request';

/**
 * Targets that every step may use besides the steps and exits of its segment: the explanation of a failure, the end of the
 * journey, and the place of the last failure.
 */
export type SharedTarget = 'error-general' | 'end' | 'back-to-trouble';

type Text = string | readonly string[];

/**
 * The smallest unit of the conversation, as data. `leadsTo` lists every target of the step (also after a failure), so that
 * one check can walk the whole conversation. See `docs/guides/add-a-step.md`.
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
  /** What its options may open beside the conversation. */
  readonly opens?: readonly Opens[];
  /** True if the journey already knows what this step asks. The step is then skipped without a message. */
  known?(scene: Scene<State>): boolean;
  readonly fetch?: StepFetch<NoInfer<Target>, Input, Value, State>;
  /** How the overlay's form is sent. A step has this or a `fetch`. */
  readonly submit?: StepSubmit<NoInfer<Target>, Input, Value, State>;
  /** One bubble per string, as message markup. Use the template tag `markup` for texts that contain data. */
  readonly text?: Text | ((scene: Scene<State>) => Text);
  /** A hint that is shown for 3 s when the message is pressed. */
  readonly title?: string;
  /** The hint of one bubble, by its text, where the bubbles of a step differ. A host that does not know it shows none. */
  titleOf?(text: string): string | undefined;
  /** Its messages and the visitor's answer say contract data, such as CPF, birth date or address: they are never kept beyond the tab. */
  readonly isPersonal?: boolean;
  /** The first bubble appears without the fake-load delay. */
  readonly atOnce?: boolean;
  /** The visitor gets time to read it, or presses "Continuar", before the next step. Only for a step that waits for no answer. */
  readonly rests?: boolean;
  readonly component?: StepComponent<Answer, State>;
  /** A component that is shown over the page while the step waits. A key of the segment's `overlays`. */
  readonly overlay?: StepOverlay<Answer, State>;
  readonly input?: StepInput<NoInfer<Target>, Answer, Verified, State>;
  readonly options?:
    | readonly StepOption<NoInfer<Target>, State, NoInfer<Opens>>[]
    | ((scene: Scene<State>) => readonly StepOption<NoInfer<Target>, State, NoInfer<Opens>>[]);
  /** How the options are arranged: beside each other as they fit, in two columns, or one per row. `flow` when absent. */
  readonly layout?: OptionLayout;
  record?(journey: Journey & State, answer: Answer, scene: Scene<State>): Journey & State;
  /** Published when the step is done, from the journey after it. */
  facts?(scene: Scene<State>): readonly Fact[];
  readonly send?: readonly StepSend<unknown, State>[];
  /** Where the step leads when it is done and no option decides that. The first entry of `leadsTo` when absent. */
  next?(scene: Scene<State>): NoInfer<Target>;
  /** How visitors answer it. Every step that waits for an answer has one. */
  readonly example?: StepExample<State>;
}

/** A step without its literal types, as the engine runs it. */
export type Step = StepDefinition<string, string, unknown, unknown, unknown, unknown, Opening>;

/**
 * Returns the `defineStep` of a segment with its own state. Call it once, in the segment's `state.ts`; the steps then see the
 * shared journey and that state as one object.
 */
export function defineStepWith<State>() {
  return <
    const Name extends string,
    const Target extends string,
    Answer,
    Input,
    Value,
    Verified,
    const Opens extends Opening = never,
  >(
    step: StepDefinition<Name, Target, Answer, Input, Value, Verified, Opens, State>,
  ) => step;
}

/**
 * Declares a step. A target of `next`, of an option or of a failure that is not in `leadsTo` does not compile; neither does an
 * option that opens something that is not in `opens`.
 */
export const defineStep = defineStepWith<NoState>();
