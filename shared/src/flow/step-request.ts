import type { Brand, GeoLocation, Journey, OpenPurchase, PurchaseNote } from '../entities';
import type { Failure } from '../errors';
import type { Fact } from '../events';
import type { HttpClient } from '../http';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** Finds the visitor's position by the browser. */
export interface Geolocator {
  /** 'prompt' when the browser would ask the visitor; 'denied' also where the browser cannot find a position. */
  permission(): Promise<'granted' | 'prompt' | 'denied'>;
  /** Null when the visitor refuses or does not answer in time. Parts that are unknown are empty: 0 or ''. */
  locate(): Promise<GeoLocation | null>;
}

/** What a request receives: the host's own instances, by value, so that a segment never imports copies of them. */
export interface Call {
  readonly http: HttpClient;
  readonly brand: Brand;
  readonly signal: AbortSignal;
  /** Absent in an older host. */
  readonly geolocator?: Geolocator | undefined;
  /** The purchase because of which the last creation was not sent (`purchase.elsewhere`). Absent in an older host. */
  readonly purchaseElsewhere?: (() => OpenPurchase | undefined) | undefined;
  /** Set for requests that create something: the same for every attempt of one intent. */
  readonly idempotencyKey?: string | undefined;
}

/** A request that the step waits for, and what its answer changes. */
interface StepRequest<Target extends string, Input, Value, State> {
  /** What is sent, as plain data. */
  input(scene: Scene<State>): Input;
  /** Writes the answer into the journey. */
  settle(journey: Journey & State, value: Value, scene: Scene<State>): Journey & State;
  /**
   * Published when the answer arrives, from the journey after it: what this request caused. The step's own `facts` are
   * published each time the step is done, also when a request that was already sent is skipped.
   */
  facts?(scene: Scene<State>): readonly Fact[];
  /** Writes a failure into the journey, before `fails` is asked. `key`: of the creation; absent in an older host. */
  settleFailure?(journey: Journey & State, failure: Failure, scene: Scene<State>, key?: string): Journey & State;
  /** Published when the request fails, from the journey after it. */
  failureFacts?(failure: Failure, scene: Scene<State>): readonly Fact[];
  /** Where a failure leads; `error-general` when absent. */
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** Marks a request that creates something: it is sent at most once for each intent. */
interface StepCreation<Input, State> {
  readonly intent: string;
  /** The data that make two attempts the same intent. No card data: the snapshot stores a hash of it. */
  sameAs(input: Input, scene: Scene<State>): string;
  /** What is remembered of it outside the tab, so that no other tab and no later visit pays twice. Absent for a lead. */
  purchase?(input: Input, scene: Scene<State>): PurchaseNote;
  /** After a failure: whether an earlier attempt may still have acted. The outcome then stays unknown. */
  isOpen?(scene: Scene<State>): boolean;
}

/** A request that the step waits for, with the typing mark, before it says anything. */
export interface StepFetch<Target extends string, Input, Value, State = NoState>
  extends StepRequest<Target, Input, Value, State> {
  run(call: Call, input: Input): Promise<Value>;
  /** What the visitor waits for, in a few words with '…': shown when it takes long. A host that does not know it shows nothing. */
  readonly waiting?: string;
  /**
   * Set if the request creates something. A lost answer is then an unknown outcome, which the visitor reads about, and the
   * visitor's retry sends the same idempotency key.
   */
  readonly creates?: StepCreation<Input, State>;
}

/** Sends what only the component over the page knows, such as the data of a card: `run` asks it to (`PostOptions.send`). */
export interface StepSubmit<Target extends string, Input, Value, State = NoState>
  extends StepRequest<Target, Input, Value, State> {
  run(call: Call, input: Input): Promise<Value>;
  /** As in `StepFetch`. */
  readonly waiting?: string;
  readonly creates: StepCreation<Input, State>;
  /** The sentence that keeps the form open after a failure that sent nothing. */
  refusal?(failure: Failure, scene: Scene<State>): string | undefined;
  /** The submission as text for the visitor's bubble, once its outcome is known. */
  say(scene: Scene<State>): string;
}

/** A check of a typed answer by the server, after the local check. The text stays in the field meanwhile. */
export interface StepVerify<Target extends string, Answer, Value, State = NoState> {
  run(call: Call, answer: Answer): Promise<Value>;
  /** As in `StepFetch`. */
  readonly waiting?: string;
  /** The sentence of a refusal; undefined if the answer is accepted. */
  refusal(value: Value, scene: Scene<State>): string | undefined;
  fails?(failure: Failure, scene: Scene<State>): Target;
}

/** A request sent when the step is done, without waiting for its answer. */
export interface StepSend<Input, State = NoState> {
  input(scene: Scene<State>): Input;
  run(call: Call, input: Input): Promise<unknown>;
}
