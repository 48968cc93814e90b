/** What a server says. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Sentences of its error list. */
  readonly reasons?: readonly string[];
}

export function ok(body?: unknown): Reply {
  return { status: 200, body };
}

export function refusal(status: number, sentence: string): Reply {
  return { status, body: { errors: [sentence] }, reasons: [sentence] };
}

/** What the browser can know of a call: the status that came through, that nobody looked at it or sent it, or nothing. */
export type Heard = number | 'turned away' | 'unsent' | 'nothing';

/** Whether what was heard means that this call did nothing. */
export function isRefusal(heard: Heard): boolean {
  return heard === 'turned away' || (typeof heard === 'number' && heard >= 400 && heard < 500);
}
