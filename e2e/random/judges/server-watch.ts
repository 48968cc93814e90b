import { type Identifier, identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import type { Outgoing } from '../../sandbox/api/outgoing';
import type { Delivered, Handled } from '../../sandbox/api/respond';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import type { Ledger } from '../../sandbox/state/ledger';
import { type Findings, promise } from './promises';

/** The payment methods of the product, as facts name them. */
export type Method = 'pix' | 'boleto' | 'cartao';

const creations: Readonly<Record<string, 'lead' | 'proposta' | Method>> = {
  '/api/lead': 'lead',
  '/api/proposta': 'proposta',
  '/api/pagamento/pix': 'pix',
  '/api/pagamento/boleto': 'boleto',
  '/api/pagamento/cartao': 'cartao',
};
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

export function methodOf(path: string): Method | undefined {
  const creation = creations[path];
  return creation === 'lead' || creation === 'proposta' ? undefined : creation;
}

/** The server's side of a journey: what its ledger says, and what was delivered. It reports requests that the page must not send. */
export class ServerWatch {
  /** Whether the API acts once for one key. Without that, a repeated request may create and charge again. */
  honoursKeys = true;
  /** The number of searches for plans. */
  searches = 0;
  /** Keys that the server has processed, and the last status that the page received for each. */
  private readonly keys = new Set<string>();
  private readonly statuses = new Map<string, number>();
  private readonly leads = new Set<string>();
  /** Proposals whose last answer about a card was an approval, whatever the server had said, and the authorisations that arrived. */
  private readonly approved = new Set<Identifier>();
  private readonly authorisations = new Map<Identifier, string[]>();
  private readonly warned = new WeakSet<ApiCall>();
  private unwarned: readonly Identifier[] = [];

  constructor(
    private readonly ledger: Ledger,
    private readonly findings: Findings,
  ) {}

  /** The proposals that the server has. */
  get proposals(): readonly Identifier[] {
    return this.ledger.proposals.entries().map(({ result }) => result.answer.data.propostaID);
  }

  /** The proposal of each card that was charged. */
  get charged(): readonly Identifier[] {
    return this.charges('cartao').flatMap(({ charge: { propostaID } }) => propostaID ?? []);
  }

  /** A card was charged, or its payment answered with an approval. */
  get hasApproved(): boolean {
    return this.charged.length > 0 || this.approved.size > 0;
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
  took(method: string, propostaID: Identifier): 'sucesso' | 'pendente' | undefined {
    if (method === 'cartao' && this.approved.has(propostaID)) return 'sucesso';
    const taken = this.charges(method, propostaID).at(-1)?.charge.situacao;
    return taken && (taken === 'pendente' ? 'pendente' : 'sucesso');
  }

  /** The bank's data for it, as the visitor must see one of them: an API that ignores keys may have registered several. */
  gave(method: Method, propostaID: Identifier): readonly string[] {
    if (method === 'cartao') return this.authorisations.get(propostaID) ?? [];
    const given = this.charges(method, propostaID).map(({ answer }) => givenSchema.parse(answer).data);
    return given.flatMap(({ qrCodeTexto, url }) => qrCodeTexto ?? url ?? []);
  }

  /** The proposal that a payment is for. */
  proposalOf({ path, body }: ApiCall): Identifier | undefined {
    if (methodOf(path) === 'cartao') return cardSchema.safeParse(body).data?.propostaId;
    const answers = this.ledger.proposals.entries().map(({ result }) => result.answer.data);
    return answers.find(({ propostaToken }) => propostaToken === body)?.propostaID;
  }

  /** The visitor who sends this has read that both charges may be made. */
  isWarned(call: ApiCall): void {
    this.warned.add(call);
  }

  hear(call: ApiCall, { worked, delivery }: Handled): void {
    const { path, idempotencyKey: key } = call;
    if (key !== null && delivery.kind === 'answer') this.statuses.set(key, delivery.outgoing.status);
    if (!worked) return;
    const isSearch = path === '/api/v1/catalogo';
    if (isSearch) this.searches += 1;
    else this.isAccepted(path, worked); // a server without categories leaves nothing to search by
    if (worked.status === 404 && path !== '/api/endereco' && !isSearch) this.complain(`The API has no ${path}.`);
    const intent = creations[path];
    if (intent) this.creates(intent, call, worked);
    if (intent === 'cartao') this.answersCard(this.proposalOf(call), delivery);
  }

  private charges(method: string, propostaID?: Identifier) {
    const charges = this.ledger.charges.entries().map(({ result }) => result);
    return charges.filter(
      ({ charge }) =>
        charge.metodo === method &&
        charge.situacao !== 'recusado' &&
        (propostaID === undefined || charge.propostaID === propostaID),
    );
  }

  /**
   * HTTP 200 is an approval (SPEC section 4), unless a web page arrived: the visitor sees the authorisation that arrived, if any. The
   * last answer counts: an odd 200 may have come too late for the page, which then asks again.
   */
  private answersCard(propostaID: Identifier | undefined, delivery: Delivered): void {
    if (propostaID === undefined || delivery.kind !== 'answer') return;
    const arrived: unknown = 'json' in delivery.outgoing ? delivery.outgoing.json : delivery.outgoing.text;
    const isPage = typeof arrived === 'string' && arrived.startsWith('<');
    this.approved.delete(propostaID);
    if (delivery.outgoing.status !== 200 || isPage) return;
    this.approved.add(propostaID);
    const earlier = this.authorisations.get(propostaID) ?? [];
    const authorisation = givenSchema.safeParse(arrived).data?.data.cartaoAutorizacao ?? '';
    this.authorisations.set(propostaID, [...earlier, authorisation]);
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
    const isRepeat = this.honoursKeys && this.keys.has(key);
    this.keys.add(key);
    if (isRepeat || worked.status === 402) return;
    if (intent === 'lead') this.createsLead(JSON.stringify(body));
    else if (intent !== 'proposta') this.takes(intent, call);
  }

  private createsLead(sent: string): void {
    if (this.leads.has(sent) && this.honoursKeys) this.complain(`Two leads were created with the same data: ${sent}`);
    this.leads.add(sent);
  }

  private takes(method: Method, call: ApiCall): void {
    const propostaID = this.proposalOf(call);
    if (propostaID === undefined || !this.proposals.includes(propostaID))
      return this.complain(`A ${method} is for a proposal that does not exist.`);
    if (this.charges(method, propostaID).length > 1 && this.honoursKeys)
      this.complain(`A proposal was paid twice by ${method}.`);
    if (method !== 'cartao' || this.warned.has(call)) return;
    if (this.unwarned.includes(propostaID)) this.complain('A visitor who read no warning was charged twice.');
    this.unwarned = [...this.unwarned, propostaID];
  }

  private complain(words: string): void {
    this.findings.judged(() => promise(false, words));
  }
}
