import { type Identifier, identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { proposalAnswer } from '../../sandbox/answers';
import type { Outgoing } from '../../sandbox/api/outgoing';
import type { Delivered, Handled } from '../../sandbox/api/respond';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import { BrokenPromise } from './promises';

/** The payment methods of the product, as facts name them. */
export type Method = 'pix' | 'boleto' | 'cartao';
/** The state of a payment that the bank accepted. */
export type Taken = 'sucesso' | 'pendente';

const creations: ReadonlyMap<string, 'lead' | 'proposta' | Method> = new Map([
  ['/api/lead', 'lead'],
  ['/api/proposta', 'proposta'],
  ['/api/pagamento/pix', 'pix'],
  ['/api/pagamento/boleto', 'boleto'],
  ['/api/pagamento/cartao', 'cartao'],
]);
const cardSchema = z.object({ propostaId: identifierSchema });
/** The bank's data that the visitor sees: a code, the address of a boleto, an authorisation. */
const givenSchema = z.object({
  data: z.object({
    qrCodeTexto: z.optional(z.string()),
    url: z.optional(z.string()),
    cartaoAutorizacao: z.optional(z.string()),
  }),
});
const errorsSchema = z.object({ errors: z.array(z.string()) });

/**
 * The server's side of a journey, recorded for each call without the state of the page or the sandbox: what was created and
 * paid, and with which keys. It reports requests that the page must not send.
 */
export class ServerWatch {
  readonly complaints: string[] = [];
  private readonly keys = new Map<string, { readonly body: string; readonly status: number }>();
  private readonly leads = new Set<string>();
  private readonly created = new Map<string, Identifier>(); // proposals by token
  private readonly payments = new Map<string, Taken>();
  /** Card payments whose last answer was an approval, whatever the server had said. */
  private readonly approved = new Set<string>();
  private readonly given = new Map<string, readonly string[]>();
  private readonly statuses = new Map<string, number>();
  /** Whether the API acts once for one key. Without that, a repeated request may create and charge again. */
  honoursKeys = true;
  /** The number of searches for plans. */
  searches = 0;
  /** How many cards were charged, and how many of them by a visitor who had read no warning. */
  charges = 0;
  unwarned = 0;
  private readonly warned = new WeakSet<ApiCall>();

  /** The proposals that the server has. */
  get proposals(): readonly Identifier[] {
    return [...this.created.values()];
  }

  /** A card was charged, or its payment answered with an approval. */
  get hasApproved(): boolean {
    return this.charges > 0 || this.approved.size > 0;
  }

  /** The browser was closed: the same visitor may become a lead again. */
  browserIsClosed(): void {
    this.leads.clear();
  }

  /** Whether the server has processed this key. */
  knows(key: string): boolean {
    return this.keys.has(key);
  }

  /** The last status that the page received for this key. */
  statusOf(key: string | undefined): number | undefined {
    return key === undefined ? undefined : this.statuses.get(key);
  }

  /** The state of a payment of this method for a proposal. */
  took(method: string, propostaID: Identifier): Taken | undefined {
    const payment = `${method} ${propostaID}`;
    return this.approved.has(payment) ? 'sucesso' : this.payments.get(payment);
  }

  /** The bank's data for it, as the visitor must see one of them: an API that ignores keys may have registered several. */
  gave(method: Method, propostaID: Identifier): readonly string[] {
    return this.given.get(`${method} ${propostaID}`) ?? [];
  }

  /** The visitor who sends this has read that both charges may be made. */
  isWarned(call: ApiCall): void {
    this.warned.add(call);
  }

  hear(call: ApiCall, { worked, delivery }: Handled): void {
    const { path, idempotencyKey: key } = call;
    if (key !== null && delivery.kind === 'answer') this.statuses.set(key, delivery.outgoing.status);
    if (!worked) return;
    if (path === '/api/v1/catalogo') this.searches += 1;
    if (worked.status === 404 && path !== '/api/endereco' && path !== '/api/v1/catalogo')
      this.complain(`The API has no ${path}.`);
    if (path !== '/api/v1/catalogo') this.isAccepted(path, worked); // a server without categories leaves nothing to search by
    const intent = creations.get(path);
    if (intent) this.creates(intent, call, worked);
    if (intent === 'cartao') this.answersCard(call, delivery);
  }

  /**
   * HTTP 200 is an approval (SPEC section 4), unless a web page arrived: the visitor sees the authorisation that arrived, if any. The
   * last answer counts: an odd 200 may have come too late for the page, which then asks again.
   */
  private answersCard({ body }: ApiCall, delivery: Delivered): void {
    const payment = `cartao ${cardSchema.safeParse(body).data?.propostaId}`;
    if (delivery.kind !== 'answer') return;
    const arrived: unknown = 'json' in delivery.outgoing ? delivery.outgoing.json : delivery.outgoing.text;
    const isPage = typeof arrived === 'string' && arrived.startsWith('<');
    this.approved.delete(payment);
    if (delivery.outgoing.status !== 200 || isPage) return;
    this.approved.add(payment);
    this.gives(payment, givenSchema.safeParse(arrived).data?.data.cartaoAutorizacao ?? '');
  }

  /** Reports a request that the server cannot parse. */
  private isAccepted(path: string, worked: Outgoing): void {
    if (worked.status !== 400 && worked.status !== 415) return;
    const { data } = errorsSchema.safeParse('json' in worked ? worked.json : undefined);
    const wrong = data?.errors.filter((error) => /^(?:field|body|query)\b/.test(error)) ?? [];
    if (wrong.length > 0) this.complain(`The API cannot read what ${path} was sent: ${wrong.join(' ')}`);
  }

  private creates(intent: 'lead' | 'proposta' | Method, call: ApiCall, worked: Outgoing): void {
    const { body, idempotencyKey: key } = call;
    if (key === null) return this.complain(`A ${intent} was sent without an idempotency key.`);
    if (worked.status === 422 && intent !== 'cartao')
      this.complain(`A ${intent} was sent with the key of another one.`); // a card may be another one
    if (worked.status >= 300 && worked.status !== 402) return; // nothing was done
    const sent = JSON.stringify(body);
    const isRepeat = this.honoursKeys && this.keys.has(key);
    this.keys.set(key, { body: sent, status: worked.status });
    if (isRepeat || worked.status === 402) return;
    if (intent === 'lead') return this.createsLead(sent);
    if (intent === 'proposta') return this.createsProposal(worked);
    this.takes(intent, call, worked);
  }

  private createsLead(sent: string): void {
    if (this.leads.has(sent) && this.honoursKeys) this.complain(`Two leads were created with the same data: ${sent}`);
    this.leads.add(sent);
  }

  private createsProposal(worked: Outgoing): void {
    const { propostaToken, propostaID } = proposalAnswer.parse('json' in worked ? worked.json : undefined).data;
    this.created.set(propostaToken, propostaID);
  }

  private takes(method: Method, call: ApiCall, worked: Outgoing): void {
    const { body } = call;
    const propostaID =
      method === 'cartao' ? cardSchema.safeParse(body).data?.propostaId : this.created.get(String(body));
    if (propostaID === undefined || !this.proposals.includes(propostaID))
      return this.complain(`A ${method} is for a proposal that does not exist.`);
    if (this.payments.has(`${method} ${propostaID}`) && this.honoursKeys)
      this.complain(`A proposal was paid twice by ${method}.`);
    const { data } = givenSchema.safeParse('json' in worked ? worked.json : undefined).data ?? {};
    if (method === 'cartao') {
      this.charges += 1;
      this.unwarned += Number(!this.warned.has(call));
    }
    this.payments.set(`${method} ${propostaID}`, worked.status === 202 ? 'pendente' : 'sucesso');
    this.gives(`${method} ${propostaID}`, data?.qrCodeTexto ?? data?.url ?? data?.cartaoAutorizacao);
  }

  private gives(payment: string, data: string | undefined): void {
    const earlier = this.honoursKeys ? [] : (this.given.get(payment) ?? []);
    this.given.set(payment, data === undefined ? earlier : [...earlier, data]);
  }

  private complain(words: string): void {
    this.complaints.push(words);
  }

  /** Throws the first complaint. */
  isContent(): void {
    const [complaint] = this.complaints;
    if (complaint !== undefined) throw new BrokenPromise(complaint);
  }
}
