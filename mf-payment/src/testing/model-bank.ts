/** A request to the bank. */
export interface BankCall {
  readonly method: 'pix' | 'boleto' | 'cartao';
  readonly key: string;
  /** The whole body: the same key may arrive with another card. */
  readonly payload: string;
  /** The decision of the bank about this card. */
  readonly verdict: 'approved' | 'pending' | 'refused';
}

export type BankReply = 'registered' | BankCall['verdict'] | 'key-taken';

/** A bank that honours idempotency keys, and counts what it registered and charged. */
export class ModelBank {
  readonly registered = { pix: 0, boleto: 0 };
  charges = 0;
  private readonly known = new Map<string, { readonly payload: string; readonly reply: BankReply }>();

  act({ method, key, payload, verdict }: BankCall): BankReply {
    const earlier = this.known.get(key);
    if (earlier) return earlier.payload === payload ? earlier.reply : 'key-taken';
    const reply = method === 'cartao' ? verdict : 'registered';
    if (method !== 'cartao') this.registered[method] += 1;
    else if (reply !== 'refused') this.charges += 1;
    this.known.set(key, { payload, reply });
    return reply;
  }
}
