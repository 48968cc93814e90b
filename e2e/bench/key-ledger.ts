import { type Reply, refusal } from './reply';

/**
 * What a server that honours idempotency keys remembers: a repeat gets the answer it got, be it a refusal; the same key
 * with other data is refused.
 */
export class KeyLedger {
  private readonly answers = new Map<string, { readonly payload: string; readonly reply: Reply }>();

  knows(key: string): boolean {
    return this.answers.has(key);
  }

  /** Acts once a key. `act` is given the number of the act. */
  once(key: string, sent: unknown, act: (id: number) => Reply): Reply {
    const payload = JSON.stringify(sent);
    const earlier = this.answers.get(key);
    if (earlier)
      return earlier.payload === payload ? earlier.reply : refusal(422, 'This key was used with other data.');
    const reply = act(this.answers.size + 1);
    this.answers.set(key, { payload, reply });
    return reply;
  }
}
