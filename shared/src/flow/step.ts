import type * as z from 'zod/mini';
import type { Brand, Journey } from '../entities';
import type { Failure } from '../errors';
import type { Fact } from '../events';
import type { HttpClient } from '../http';
import type { Checked } from '../validation';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/**
 * Places every segment may lead to besides its own steps and its exits: the host's apology, the specialists' chat (only
 * from an option; the talk stays where it is), the end of the journey, and the place where the last trouble was.
 */
export type SharedTarget = 'error-general' | 'especialistas' | 'end' | 'back-to-trouble';

/** How a typed answer is masked, which keyboard it opens and how it is filled in by the browser. */
export type InputKind =
  | 'text'
  | 'name'
  | 'money'
  | 'email'
  | 'phone'
  | 'cpf'
  | 'cnpj'
  | 'cpf-cnpj'
  | 'cep'
  | 'date'
  | 'coupon'
  | 'long-text';

/** How an option looks. `specialists` also carries the messaging icon. */
export type OptionTone = 'primary' | 'secondary' | 'quiet' | 'specialists';

/** How the options of a step lie. SPEC section 2, special button layouts. */
export type OptionLayout = 'flow' | 'grid' | 'stack';

/** What a request is given: the host's own instances, by value, so a segment never imports its own copy of them. */
export interface Call {
  readonly http: HttpClient;
  readonly brand: Brand;
  readonly signal: AbortSignal;
  /** Set for requests that create something: the same on every try of the same intent. */
  readonly idempotencyKey?: string;
}

export interface StepOption<Target extends string = string, State = NoState> {
  readonly id: string;
  /** The name of the button, and what the visitor says by pressing it. */
  readonly label: string;
  /** A second line on the button: the value it is about. */
  readonly detail?: string;
  /** Takes a row of its own where options lie in columns: a number must not be broken. */
  readonly isWide?: boolean;
  readonly to: Target;
  readonly tone?: OptionTone;
  /**
   * The component that offers it, in its last message, in the place of a button under the talk: a row of a summary is
   * mended where it stands. A component may fail to come: what nobody can do without belongs among the buttons too.
   */
  readonly part?: string;
  /** Why it cannot be chosen now: it is then drawn grey, with this reason to read. */
  readonly unavailable?: string;
  record?(journey: Journey & State, scene: Scene<State>): Journey & State;
  /** Published in the place of the step's own facts when this option is chosen, with the journey as it then is. */
  facts?(scene: Scene<State>): readonly Fact[];
}

/** A request the step waits for, and what becomes of its answer. */
interface StepRequest<Target extends string, Input, Value, State> {
  /** What is sent, as plain data. */
  input(scene: Scene<State>): Input;
  /** Writes the answer into the journey. */
  settle(journey: Journey & State, value: Value, scene: Scene<State>): Journey & State;
  /**
   * Published when the answer came, with the journey as it then is: what happened by this request and only then. The
   * step's own `facts` are published each time the step is done, also when an earlier creation is passed over.
   */
  facts?(scene: Scene<State>): readonly Fact[];
  /** Writes a failure into the journey, before `fails` is asked. */
  settleFailure?(journey: Journey & State, failure: Failure, scene: Scene<State>): Journey & State;
  /** Published when the request failed, with the journey as it then is. */
  failureFacts?(failure: Failure, scene: Scene<State>): readonly Fact[];
  /** Where a failure leads; `error-general` when absent. */
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** Marks a request that creates something: it is sent at most once a wish. */
interface StepCreation<Input, State> {
  readonly intent: string;
  /** What makes two tries the same wish. No card data: it is kept, hashed, in the snapshot. */
  sameAs(input: Input, scene: Scene<State>): string;
}

/** A request the step waits for, behind the typing mark, before it says anything. */
export interface StepFetch<Target extends string, Input, Value, State = NoState>
  extends StepRequest<Target, Input, Value, State> {
  run(call: Call, input: Input): Promise<Value>;
  /**
   * Set when the request creates something. A lost answer is an unknown outcome, shown as such, and a later try by the
   * visitor carries the same idempotency key.
   */
  readonly creates?: StepCreation<Input, State>;
}

/**
 * A form that is sent as it stands in a component and never leaves it otherwise: the driver hands it to `run` and forgets
 * it. Neither an event nor the snapshot holds it. For card data.
 */
export interface StepSubmit<Target extends string, Input, Value, State = NoState>
  extends StepRequest<Target, Input, Value, State> {
  /** `form` is what the component handed in; it is unknown until `run` has parsed it. */
  run(call: Call, form: unknown, input: Input): Promise<Value>;
  readonly creates: StepCreation<Input, State>;
  /** The sentence with which the question stays open after a failure that sent nothing. */
  refusal?(failure: Failure, scene: Scene<State>): string | undefined;
  /** How the submission reads in the visitor's bubble, once its outcome is there. */
  say(scene: Scene<State>): string;
}

/** A question to the server about a typed answer, after the local check said yes. The text stays on screen meanwhile. */
export interface StepVerify<Target extends string, Answer, Value, State = NoState> {
  run(call: Call, answer: Answer): Promise<Value>;
  /** The sentence of a refusal, or nothing when the answer is fine. */
  refusal(value: Value, scene: Scene<State>): string | undefined;
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** How a typed question presents itself. */
export interface Field {
  readonly kind: InputKind;
  /** The accessible name of the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
}

/** The field may depend on who is asked: a person has a CPF, a company a CNPJ. */
type AskedField<State = NoState> = {
  readonly [Name in keyof Field]: Field[Name] | ((scene: Scene<State>) => Field[Name]);
};

export interface StepInput<Target extends string, Answer, Value, State = NoState> extends AskedField<State> {
  check(typed: string, scene: Scene<State>): Checked<Answer>;
  /** What the field holds at first. */
  initial?(scene: Scene<State>): string;
  /** How the answer reads in the visitor's bubble; what was typed when absent. */
  show?(answer: Answer): string;
  readonly verify?: StepVerify<Target, Answer, Value, State>;
}

/** A component of the segment inside the talk. Its name is a key of the segment's `components`. */
export interface StepComponent<Answer, State = NoState> {
  readonly name: string;
  /** Plain data, kept with the message. */
  props?(scene: Scene<State>): unknown;
  /** Set when the component asks something: it is shown while the step waits, and goes once it is answered. */
  readonly asks?: {
    readonly answer: z.ZodMiniType<Answer>;
    /** How the answer reads in the visitor's bubble. */
    say(answer: Answer, scene: Scene<State>): string;
  };
}

/** A component over the page. */
export interface StepOverlay<Answer, State = NoState> extends StepComponent<Answer, State> {
  /** The option that Escape and the back gesture choose. Without it nothing but its own answer closes the component. */
  readonly dismiss?: string;
}

/** A request sent when the step is done and whose answer nobody waits for. */
export interface StepSend<Input, State = NoState> {
  input(scene: Scene<State>): Input;
  run(call: Call, input: Input): Promise<unknown>;
}

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
  State = NoState,
> {
  readonly name: Name;
  readonly leadsTo: readonly Target[];
  /** True when the journey already knows what this step asks: it is then passed over in silence. */
  known?(scene: Scene<State>): boolean;
  readonly fetch?: StepFetch<NoInfer<Target>, Input, Value, State>;
  /** What the overlay's form sends. A step has this or a `fetch`. */
  readonly submit?: StepSubmit<NoInfer<Target>, Input, Value, State>;
  /** One bubble a string. Markup is the allow-list of `markup`; build texts with it when they hold data. */
  readonly text?: Text | ((scene: Scene<State>) => Text);
  /** Shown for 3 s when the message is pressed. */
  readonly title?: string;
  /** The first bubble comes without the fake-load delay. */
  readonly atOnce?: boolean;
  readonly component?: StepComponent<Answer, State>;
  /** A component of the segment shown over the page while the step waits. A key of the segment's `overlays`. */
  readonly overlay?: StepOverlay<Answer, State>;
  readonly input?: StepInput<NoInfer<Target>, Answer, Verified, State>;
  readonly options?:
    | readonly StepOption<NoInfer<Target>, State>[]
    | ((scene: Scene<State>) => readonly StepOption<NoInfer<Target>, State>[]);
  /** How the options lie: beside each other as they fit, in two columns, or each on a row of its own. `flow` when absent. */
  readonly layout?: OptionLayout;
  record?(journey: Journey & State, answer: Answer, scene: Scene<State>): Journey & State;
  /** Published when the step is done, with the journey as it then is. */
  facts?(scene: Scene<State>): readonly Fact[];
  readonly send?: readonly StepSend<unknown, State>[];
  /** Where the step leads when it is done and no option said so. The only entry of `leadsTo` when absent. */
  next?(scene: Scene<State>): NoInfer<Target>;
}

/** A step whose own types are forgotten: what the engine plays. */
export type Step = StepDefinition<string, string, unknown, unknown, unknown, unknown>;

/**
 * How the steps of a segment with a state of its own are declared. Bound once, in the segment's `state.ts`; each step then
 * sees the shared journey and that state as one.
 */
export function defineStepWith<State>() {
  return function defineStep<const Name extends string, const Target extends string, Answer, Input, Value, Verified>(
    step: StepDefinition<Name, Target, Answer, Input, Value, Verified, State>,
  ): StepDefinition<Name, Target, Answer, Input, Value, Verified, State> {
    return step;
  };
}

/** Declares a step. A `next`, an option or a failure that is not in `leadsTo` does not compile. */
export const defineStep = defineStepWith<NoState>();

/** The options of a step as they are now. */
export function optionsOf(step: Step, scene: Scene): readonly StepOption[] {
  return typeof step.options === 'function' ? step.options(scene) : (step.options ?? []);
}

/** Whether an option can be chosen as things stand. */
export function isAvailable({ unavailable }: StepOption): boolean {
  return unavailable === undefined;
}

/** The field of a typed question as it is now. */
export function fieldOf({ kind, label, placeholder, autocomplete }: AskedField, scene: Scene): Field {
  const now = <T>(value: T | ((scene: Scene) => T)): T => (isFunction(value) ? value(scene) : value);
  const hint = now(placeholder);
  const filledBy = now(autocomplete);
  return {
    kind: now(kind),
    label: now(label),
    ...(hint !== undefined && { placeholder: hint }),
    ...(filledBy !== undefined && { autocomplete: filledBy }),
  };
}

/** Whether the step stops for the visitor. */
export function waitsForVisitor(step: Step): boolean {
  return Boolean(step.input ?? step.options ?? step.submit ?? step.component?.asks ?? step.overlay?.asks);
}

/** Whether the step has something to answer with as things stand. */
export function hasControl(step: Step, scene: Scene): boolean {
  const asks = step.input ?? step.submit ?? step.component?.asks ?? step.overlay?.asks;
  return Boolean(asks) || optionsOf(step, scene).some(isAvailable);
}

/** The bubbles a step says. A step with a component and no words says one bubble that holds the component alone. */
export function bubblesOf(step: Step, scene: Scene): readonly string[] {
  const text = typeof step.text === 'function' ? step.text(scene) : step.text;
  if (text === undefined) return step.component ? [''] : [];
  return typeof text === 'string' ? [text] : text;
}

function isFunction<T>(value: T | ((scene: Scene) => T)): value is (scene: Scene) => T {
  return typeof value === 'function';
}
