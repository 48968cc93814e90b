import type { Brand, Journey } from '../entities';
import type { Failure } from '../errors';
import type { Fact } from '../events';
import type { HttpClient } from '../http';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** What a request is given: the host's own instances, by value, so a segment never imports its own copy of them. */
export interface Call {
  readonly http: HttpClient;
  readonly brand: Brand;
  readonly signal: AbortSignal;
  /** Set for requests that create something: the same on every try of the same intent. */
  readonly idempotencyKey?: string;
}

/** A request the step waits for, and what becomes of its answer. */
interface StepRequest<Target extends string, Input, Value, State> {
  /** What is sent, as plain data. */
  input(scene: Scene<State>): Input;
  /** Writes the answer into the journey. */
  settle(journey: Journey & State, value: Value, scene: Scene<State>): Journey & State;
  /**
   * Published when the answer arrived, with the journey as it then is: what happened by this request and only then. The
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

/** Marks a request that creates something: it is sent at most once per wish. */
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
 * A form that is sent exactly as a component hands it in: the driver passes it to `run` and forgets it. Neither an event
 * nor the snapshot holds it. For card data.
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

/** A request sent when the step is done, without waiting for its answer. */
export interface StepSend<Input, State = NoState> {
  input(scene: Scene<State>): Input;
  run(call: Call, input: Input): Promise<unknown>;
}
