import type { Failure } from '../../errors';
import type { Fact } from '../../events';
import type { Place } from '../place';
import type { Message } from '../snapshot-schema';

/** What the visitor answered. */
export type Answer =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'component'; readonly value: unknown };

export type Outcome<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  /** `isCutOff`: the visitor was leaving the page, or it was out of sight. So it is no failure, and the call may go on. */
  | { readonly ok: false; readonly failure: Failure; readonly isCutOff?: boolean };

/** Every event of a journey. `at` is epoch ms. */
export type EngineEvent =
  | { readonly type: 'started'; readonly at: number }
  /** The page was reloaded and the snapshot restored. */
  | { readonly type: 'resumed'; readonly at: number }
  | { readonly type: 'delay-over'; readonly token: number; readonly at: number }
  | { readonly type: 'delay-skipped'; readonly at: number }
  | { readonly type: 'request-done'; readonly token: number; readonly outcome: Outcome; readonly at: number }
  | { readonly type: 'answered'; readonly token: number; readonly answer: Answer; readonly at: number }
  /** The component over the page submitted its form. The driver keeps the form; no event contains it. */
  | { readonly type: 'submitted'; readonly token: number; readonly at: number }
  | { readonly type: 'drafted'; readonly text: string; readonly at: number }
  | { readonly type: 'segment-ready'; readonly segment: string; readonly at: number }
  | { readonly type: 'segment-failed'; readonly segment: string; readonly failure: Failure; readonly at: number };

/** What the driver has to do. Plain data. */
export type Effect =
  | { readonly type: 'wait'; readonly token: number; readonly ms: number }
  /** Run the `fetch`, the `verify` or the `submit` of the step at the present place. */
  | {
      readonly type: 'request';
      readonly part: 'fetch' | 'verify' | 'submit';
      readonly token: number;
      readonly segment: string;
      readonly step: string;
      readonly input: unknown;
      readonly idempotencyKey?: string | undefined;
      /** The same request was sent before, and may still be in progress. */
      readonly isRepeat?: boolean | undefined;
    }
  /** Run the n-th `send` of a step; the conversation does not wait for its answer. */
  | {
      readonly type: 'send';
      readonly segment: string;
      readonly step: string;
      readonly index: number;
      readonly input: unknown;
    }
  | { readonly type: 'load'; readonly segment: string }
  | { readonly type: 'publish'; readonly fact: Fact }
  /** Speak a new bot message, and then `more`: what its component is, or the limits of its field. */
  | { readonly type: 'say'; readonly message: Message; readonly more?: string | undefined }
  /** Report a bug or a failure for monitoring, with its place and without personal data. */
  | ({ readonly type: 'report'; readonly failure: Failure } & Place);
