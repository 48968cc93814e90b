import { cardPaymentSchema, type Identifier, type Proposal } from '@consorcio/shared/entities';
import { type Verdict, verdictOn } from './cards';
import type { KeyLedger } from './key-ledger';
import { boleto, pix } from './model-data';
import { ok, type Reply, refusal } from './reply';

/** The methods whose bank this is, as facts name them. */
export type Method = 'pix' | 'boleto' | 'cartao';
/** What became of a payment that was taken. */
export type Taken = Exclude<Verdict, 'recusado'>;

/** The bank behind the API: it registers Pix and slips, judges cards, and knows what it took for which proposal. */
export class ModelBank {
  private readonly proposals = new Map<unknown, Identifier>(); // by token
  private readonly taken = new Map<string, { readonly situacao: Taken; readonly given: string | undefined }>();

  constructor(
    private readonly ledger: KeyLedger,
    /** Hears of a promise the browser's side broke. */
    private readonly complain: (words: string) => void,
  ) {}

  /** A proposal that can now be paid. */
  open({ propostaID, propostaToken }: Proposal): void {
    this.proposals.set(propostaToken, propostaID);
  }

  /** What it took of this method for a proposal. */
  took(method: string, propostaID: Identifier): Taken | undefined {
    return this.taken.get(nameOf(method, propostaID))?.situacao;
  }

  /** What it gave for it, to be shown to whoever pays: a code, the address of a slip, an authorisation. */
  gave(method: Method, propostaID: Identifier): string | undefined {
    return this.taken.get(nameOf(method, propostaID))?.given;
  }

  register(method: 'pix' | 'boleto', token: unknown, key: string): Reply {
    const propostaID = this.proposals.get(token);
    if (propostaID === undefined) return this.refuse(`A ${method} is for a proposal nobody made.`);
    return this.ledger.once(key, token, (id) => {
      const data = method === 'pix' ? pix(id) : boleto(id);
      this.take(method, propostaID, 'sucesso', 'qrCodeTexto' in data ? data.qrCodeTexto : data.url);
      return ok({ data });
    });
  }

  charge(sent: unknown, key: string): Reply {
    const { data } = cardPaymentSchema.safeParse(sent);
    if (!data) return this.refuse('A payment by card is not as the SPEC lists it.');
    const { propostaId, cartaoNumero } = data;
    if (![...this.proposals.values()].includes(propostaId)) return this.refuse('A card is for a proposal nobody made.');
    return this.ledger.once(key, sent, (id) => {
      const verdict = verdictOn(cartaoNumero);
      if (verdict === 'recusado') return refusal(402, 'O banco emissor recusou o cartão.');
      const cartaoAutorizacao = verdict === 'sucesso' ? String(600_000 + id) : undefined;
      this.take('cartao', propostaId, verdict, cartaoAutorizacao);
      return cartaoAutorizacao ? ok({ data: { cartaoAutorizacao } }) : { status: 202, body: { data: {} } };
    });
  }

  private take(method: Method, propostaID: Identifier, situacao: Taken, given?: string): void {
    if (this.took(method, propostaID)) this.complain(`A proposal has two payments taken by ${method}.`);
    this.taken.set(nameOf(method, propostaID), { situacao, given });
  }

  private refuse(words: string): Reply {
    this.complain(words);
    return refusal(400, words);
  }
}

function nameOf(method: string, propostaID: Identifier): string {
  return `${method} ${propostaID}`;
}
