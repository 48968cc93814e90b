import type { RawAnswer } from '@consorcio/shared/http';

/** What the bank decides about a card. */
export type Verdict = 'approved' | 'refused';

/** A payment request as it reaches the bank. */
export interface BankRequest {
  readonly path: string;
  readonly key: string;
  readonly verdict: Verdict;
  /** The visitor had read that both charges may be made. */
  readonly isWarned: boolean;
}

const card = '/api/pagamento/cartao';

/** A bank that honours idempotency keys, or ignores them, and counts what it has registered and charged. */
export class ModelBank {
  charges = 0;
  /** Charges of a visitor who had read no warning. */
  unwarned = 0;
  readonly registered: string[] = [];
  private readonly answers = new Map<string, RawAnswer>();

  constructor(readonly honoursKeys: boolean) {}

  act({ path, key, verdict, isWarned }: BankRequest): RawAnswer {
    const known = this.honoursKeys ? this.answers.get(key) : undefined;
    const answer = known ?? this.create(path, verdict, isWarned);
    this.answers.set(key, answer);
    return answer;
  }

  private create(path: string, verdict: Verdict, isWarned: boolean): RawAnswer {
    if (path === card) {
      if (verdict === 'refused') return { status: 402, data: '{"errors":["Cartão recusado."]}' };
      this.charges += 1;
      if (!isWarned) this.unwarned += 1;
      return { status: 200, data: '{"data":{"cartaoAutorizacao":"654321"}}' };
    }
    this.registered.push(path);
    const number = this.registered.length;
    const charge = {
      contrato: '70001001',
      dataVencimento: '2026-11-25',
      qrCodeTexto: `pix-${number}`,
      codigoBarras: `${number}`,
    };
    return { status: 200, data: JSON.stringify({ data: charge }) };
  }
}
