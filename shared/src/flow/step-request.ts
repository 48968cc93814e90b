import type { Brand, Journey } from '../entities';
import type { Failure } from '../errors';
import type { Fact } from '../events';
import type { HttpClient } from '../http';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** What a request receives: the host's own instances, so that a segment never uses its own copy of them. */
export interface Call {
  readonly http: HttpClient;
  readonly brand: Brand;
  readonly signal: AbortSignal;
  /** Set for requests that create something: the same on every try of the same intent. */
  readonly idempotencyKey?: string;
}

/** A request that the step waits for, and how its answer is used. */
interface StepRequest<Target extends string, Input, Value, State> {
  /** What is sent, as plain data. */
  input(scene: Scene<State>): Input;
  /** Writes the answer into the journey. */
  settle(journey: Journey & State, value: Value, scene: Scene<State>): Journey & State;
  /**
   * Published when the answer arrives, with the journey as `settle` left it. The step's own `facts` are published each time
   * the step is done, also when an earlier creation makes the request unnecessary.
   */
  facts?(scene: Scene<State>): readonly Fact[];
  /** Writes a failure into the journey, before `fails` is called. */
  settleFailure?(journey: Journey & State, failure: Failure, scene: Scene<State>): Journey & State;
  /** Published when the request fails, with the journey as `settleFailure` left it. */
  failureFacts?(failure: Failure, scene: Scene<State>): readonly Fact[];
  /** Where a failure leads; `error-general` when absent. */
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** Marks a request that creates something: it is sent at most once per intent and content. */
interface StepCreation<Input, State> {
  readonly intent: string;
  /** Two tries with equal texts are the same creation. No card data: the snapshot keeps a hash of the text. */
  sameAs(input: Input, scene: Scene<State>): string;
}

/** A request that the step waits for, with the typing indicator, before its first message. */
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
 * A form that is sent exactly as a component submits it: the driver passes it to `run` and drops it. Neither an event nor the
 * snapshot holds it. For card data.
 */
export interface StepSubmit<Target extends string, Input, Value, State = NoState>
  extends StepRequest<Target, Input, Value, State> {
  /** `form` is what the component submitted; it is unknown until `run` has parsed it. */
  run(call: Call, form: unknown, input: Input): Promise<Value>;
  readonly creates: StepCreation<Input, State>;
  /** The message under the open question after a failure that sent nothing. */
  refusal?(failure: Failure, scene: Scene<State>): string | undefined;
  /** The text of the visitor's bubble, once the outcome is known. */
  say(scene: Scene<State>): string;
}

/** A check of a typed answer by the server, after the local check has passed. The text stays on screen meanwhile. */
export interface StepVerify<Target extends string, Answer, Value, State = NoState> {
  run(call: Call, answer: Answer): Promise<Value>;
  /** The message of a refusal; undefined when the answer is accepted. */
  refusal(value: Value, scene: Scene<State>): string | undefined;
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** A request sent when the step is done, without waiting for its answer. */
export interface StepSend<Input, State = NoState> {
  input(scene: Scene<State>): Input;
  run(call: Call, input: Input): Promise<unknown>;
}
