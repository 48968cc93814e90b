import { type Identifier, identifierSchema } from '@consorcio/shared/entities';
import type { Outcome } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { ApiCall } from '../../sandbox/api/in-process';
import type { Outgoing } from '../../sandbox/api/outgoing';
import type { Delivered, Handled } from '../../sandbox/api/respond';
import type { Ledger } from '../../sandbox/state/ledger';
import { promise } from './promises';

/** The payment methods of the product, as facts name them. */
export type Method = 'pix' | 'boleto' | 'cartao';

export const methodOf = (path: string) =>
  /^\/api\/pagamento\/(pix|boleto|cartao)$/.exec(path)?.[1] as Method | undefined;

/** The status of a server that did not process the request because there were too many. */
export const TURNED_AWAY = 429;

/** The server knows this payment: it is in progress, or its key was sent with another card. */
export const knownPayment: readonly (number | undefined)[] = [409, 422];

/** Whether this answer means that the call did nothing. */
export const isRefusal = (status = 0) => status >= 400 && status < 500;

export type Returned = ReturnType<typeof returnedAfter>;

/**
 * What the browser knows of a request that creates something: whether it acted, or that nobody knows. `arrived` is the status that
 * reached the page.
 */
export function returnedAfter(intent: string, outcome: Outcome, arrived: number | undefined) {
  if (outcome.ok) return { intent, isDone: true, isUnknown: false, status: arrived };
  const { code, status } = outcome.failure;
  const isRefused = code === 'http.refused';
  const isUnknown = isRefused ? !isRefusal(status) : code !== 'network.offline';
  return { intent, isDone: false, isUnknown, status: isRefused ? status : undefined };
}

const cardSchema = z.object({ propostaId: identifierSchema });
const text = z.optional(z.string());
/** The bank's data that the visitor sees: a code, the address of a boleto, an authorisation. */
const givenSchema = z.object({ data: z.object({ qrCodeTexto: text, url: text, cartaoAutorizacao: text }) });
const errorsSchema = z.object({ errors: z.array(z.string()) });

/** The server's side of a journey: what its ledger says, and what was delivered. It judges requests that the page must not send. */
export class ServerWatch {
  /** The number of searches for plans. */
  searches = 0;
  /** Keys that the server has processed, and the last status of a success that the page received for each. */
  readonly keys = new Set<string>();
  readonly statuses = new Map<string, number>();
  private readonly leads = new Set<string>();
  /** What the answers about a card said, whatever the server had said: the authorisation of an approval, or undefined. */
  private readonly cardAnswers = new Map<Identifier, readonly (string | undefined)[]>();
  /** Calls of a visitor who has read that both charges may be made. */
  readonly warned = new WeakSet<ApiCall>();
  private readonly unwarned = new Set<Identifier>();

  constructor(
    private readonly ledger: Ledger,
    /** Whether the API acts once for one key. Without that, a repeated request may create and charge again. */
    readonly honoursKeys: boolean,
  ) {}

  /** The proposals that the server has. */
  get proposals(): readonly Identifier[] {
    return this.proposalAnswers.map(({ propostaID }) => propostaID);
  }

  /** The proposal of each card that was charged. */
  get charged(): readonly Identifier[] {
    return this.charges('cartao').flatMap(({ charge: { propostaID } }) => propostaID ?? []);
  }

  /** A card was charged, or its payment answered with an approval. */
  get hasApproved(): boolean {
    return this.charged.length > 0 || [...this.cardAnswers.values()].flat().some((given) => given !== undefined);
  }

  /** The state of a payment of this method for a proposal. */
  took(method: string, propostaID: Identifier): 'sucesso' | 'pendente' | undefined {
    if (method === 'cartao' && this.cardAnswers.get(propostaID)?.at(-1) !== undefined) return 'sucesso';
    const taken = this.charges(method, propostaID).at(-1)?.charge.situacao;
    return taken && (taken === 'pendente' ? 'pendente' : 'sucesso');
  }

  /** The bank's data for it, as the visitor must see one of them: an API that ignores keys may have registered several. */
  gave(method: Method, propostaID: Identifier): readonly string[] {
    if (method === 'cartao') return this.cardAnswers.get(propostaID)?.flatMap((given) => given ?? []) ?? [];
    const given = this.charges(method, propostaID).map(({ answer }) => givenSchema.parse(answer).data);
    return given.flatMap(({ qrCodeTexto, url }) => qrCodeTexto ?? url ?? []);
  }

  /** The proposal that a payment is for. */
  proposalOf({ path, body }: ApiCall): Identifier | undefined {
    if (methodOf(path) === 'cartao') return cardSchema.safeParse(body).data?.propostaId;
    return this.proposalAnswers.find(({ propostaToken }) => propostaToken === body)?.propostaID;
  }

  hear(call: ApiCall, { worked, delivery }: Handled): void {
    const { path, idempotencyKey: key } = call;
    const status = delivery.kind === 'answer' ? delivery.outgoing.status : undefined;
    if (key !== null && status !== undefined && !isRefusal(status)) this.statuses.set(key, status);
    if (!worked) return;
    const isSearch = path === '/api/v1/catalogo';
    if (isSearch) this.searches += 1;
    else promiseParsed(path, worked); // a server without categories leaves nothing to search by
    promise(worked.status !== 404 || path === '/api/endereco' || isSearch, `The API has no ${path}.`);
    if (methodOf(path) || path === '/api/lead' || path === '/api/proposta') this.creates(call, worked);
    if (methodOf(path) === 'cartao') this.answersCard(this.proposalOf(call), delivery);
  }

  private get proposalAnswers() {
    return this.ledger.proposals.entries().map(({ result }) => result.answer.data);
  }

  private charges(method: string, propostaID?: Identifier) {
    const charges = this.ledger.charges.entries().map(({ result }) => result);
    const isTaken = ({ metodo, situacao }: (typeof charges)[number]['charge']) =>
      metodo === method && situacao !== 'recusado';
    return charges.filter(({ charge }) => isTaken(charge) && [charge.propostaID, undefined].includes(propostaID));
  }

  /**
   * HTTP 200 is an approval (SPEC section 4), unless a web page arrived: the visitor sees the authorisation that arrived, if any. The
   * last answer counts: an odd 200 may have come too late for the page, which then asks again.
   */
  private answersCard(propostaID: Identifier | undefined, delivery: Delivered): void {
    if (propostaID === undefined || delivery.kind !== 'answer') return;
    const arrived: unknown = 'json' in delivery.outgoing ? delivery.outgoing.json : delivery.outgoing.text;
    const isPage = typeof arrived === 'string' && arrived.startsWith('<');
    const isApproval = delivery.outgoing.status === 200 && !isPage;
    const given = isApproval ? (givenSchema.safeParse(arrived).data?.data.cartaoAutorizacao ?? '') : undefined;
    this.cardAnswers.set(propostaID, [...(this.cardAnswers.get(propostaID) ?? []), given]);
  }

  private creates(call: ApiCall, { status }: Outgoing): void {
    const { path, body, idempotencyKey: key } = call;
    const method = methodOf(path);
    promise(key !== null, `${path} was called without an idempotency key.`);
    promise(status !== 422 || method === 'cartao', `${path} was called with the key of another call.`); // a card may be another one
    if (status >= 300 && status !== 402) return; // nothing was done
    const isRepeat = this.honoursKeys && this.keys.has(key);
    this.keys.add(key);
    if (isRepeat || status === 402) return;
    if (method) return this.takes(method, call);
    const lead = `${key.split(':')[0]} ${JSON.stringify(body)}`; // the same visitor may come again
    const isNew = path !== '/api/lead' || !this.leads.has(lead) || !this.honoursKeys;
    promise(isNew, `Two leads were created with the same data: ${lead}`);
    this.leads.add(lead);
  }

  private takes(method: Method, call: ApiCall): void {
    const propostaID = this.proposalOf(call);
    const isKnown = propostaID !== undefined && this.proposals.includes(propostaID);
    promise(isKnown, `A ${method} is for a proposal that does not exist.`);
    if (this.warned.has(call)) return;
    const isTwice = this.charges(method, propostaID).length > 1 && this.honoursKeys;
    promise(!isTwice, `A proposal was paid twice by ${method}.`);
    if (method !== 'cartao') return;
    promise(!this.unwarned.has(propostaID), 'A visitor who read no warning was charged twice.');
    this.unwarned.add(propostaID);
  }
}

/** The server can parse the request. */
function promiseParsed(path: string, worked: Outgoing): void {
  if (worked.status !== 400 && worked.status !== 415) return;
  const { data } = errorsSchema.safeParse('json' in worked ? worked.json : undefined);
  const wrong = data?.errors.filter((error) => /^(?:field|body|query)\b/.test(error)) ?? [];
  promise(wrong.length === 0, `The API cannot read what ${path} was sent: ${wrong.join(' ')}`);
}
