import { AppError, type ErrorCode, serverSentences } from '@consorcio/shared/errors';
import type { CallOptions, HttpClient } from '@consorcio/shared/http';
import { KeyLedger } from './key-ledger';
import { ModelBank } from './model-bank';
import {
  addresses,
  catalogues,
  categoryLists,
  couponAnswers,
  paymentMethodLists,
  planDetails,
  proposal,
  strangeMethodLists,
} from './model-data';
import { wishOf } from './promises';
import type { Random } from './random';
import { type Heard, isRefusal, ok, type Reply, refusal } from './reply';

/** What becomes of one call. `acted`: the server does what it was asked, or does so late, whether or not its answer comes through. */
interface Fate {
  readonly code: ErrorCode;
  readonly acted: boolean | 'late';
  readonly status?: number;
}

/** The server looked at what was sent, and said no. */
const REFUSED = 400;
/** Nobody looked at it: too many requests. */
const TURNED_AWAY = 429;
const fates: readonly Fate[] = [
  { code: 'network.offline', acted: false },
  { code: 'network.lost', acted: false },
  { code: 'network.lost', acted: true },
  { code: 'network.timeout', acted: false },
  { code: 'network.timeout', acted: true },
  { code: 'network.timeout', acted: 'late' },
  { code: 'http.refused', acted: false, status: REFUSED },
  { code: 'http.refused', acted: false, status: TURNED_AWAY },
  { code: 'http.failed', acted: false, status: 503 },
  { code: 'http.failed', acted: true, status: 500 },
  { code: 'contract.mismatch', acted: true }, // the body is spoilt on the way
];
const spoilt: readonly unknown[] = ['<!doctype html>', '', null, {}, { data: null }, { data: [{}] }, { data: {} }];

/**
 * The API as pure functions in this process: answers as the SPEC says and fails as networks do. It knows repeats by
 * their idempotency key, and remembers what it created.
 */
export class ModelApi {
  /** Of the last call. Set to `nothing` before a request that may never call. */
  heard: Heard = 'nothing';
  /** Promises the browser's side broke, in words. */
  readonly complaints: string[] = [];
  private readonly ledger = new KeyLedger();
  readonly bank = new ModelBank(this.ledger, (words) => this.complaints.push(words));
  private readonly wishes = new Set<string>();
  /** What was sent and is still on its way, although nobody waits for it any more. */
  private late: { readonly key: string | undefined; readonly arrive: () => void }[] = [];

  constructor(
    private readonly random: Random,
    /** How often a call fails now: 0 to 1. */
    private readonly trouble: () => number,
  ) {}

  readonly http: HttpClient = {
    get: async (path, options) => this.call(path, undefined, undefined, options),
    post: async (path, body, options) => this.call(path, body, options.idempotencyKey, options),
  };

  private call<T>(path: string, sent: unknown, key: string | undefined, options: CallOptions<T>): T {
    if (this.late.length > 0 && this.random.chance(0.5)) this.late.shift()?.arrive();
    const fate = this.fateOf(key);
    const reply = (fate?.acted ?? true) === true ? this.act(path, sent, key) : undefined;
    if (fate?.acted === 'late') this.late.push({ key, arrive: () => this.act(path, sent, key) });
    this.heard = fate ? heardOf(fate) : (reply?.status ?? 'nothing');
    if (fate && fate.code !== 'contract.mismatch') throw failed(fate);
    return read(fate ? ok(this.random.pick(spoilt)) : (reply ?? { status: 204 }), options);
  }

  /** Bad luck, or none. Before it says no, a server that honours keys looks whether it knows this one. */
  private fateOf(key: string | undefined): Fate | undefined {
    const fate = this.random.chance(this.trouble()) ? this.random.pick(fates) : undefined;
    if (fate?.status !== REFUSED || key === undefined) return fate;
    if (this.ledger.knows(key)) return undefined;
    this.late = this.late.filter((one) => one.key !== key); // what was refused is not taken later
    return fate;
  }

  private act(path: string, sent: unknown, key: string | undefined): Reply {
    const { random } = this;
    switch (path) {
      case '/hc':
        return ok('Healthy');
      case '/api/categoria':
        return ok({ data: random.pick(categoryLists) });
      case '/api/lead/validar-palavras':
        if (!random.chance(this.whim() / 2)) return ok({ success: true });
        return random.pick([
          ok({ success: false, errorMessage: 'Use outra palavra.' }),
          ok({ success: false, errorMessage: null }),
          ok({ success: false }),
        ]);
      case '/api/lead':
        return this.create('lead', sent, key, (id) => ok({ data: { id, LeadToken: 'token' } }));
      case '/api/v1/catalogo':
        if (random.chance(this.whim() / 2)) return refusal(404, random.pick(Object.values(serverSentences)));
        return ok({ data: random.chance(this.whim() / 4) ? [] : random.pick(catalogues) });
      case '/api/plano/detalhes':
        return ok({ data: planDetails });
      case '/api/plano/selecionado':
        return ok();
      case '/api/endereco':
        return random.chance(this.whim()) ? { status: 404 } : ok({ data: random.pick(addresses) });
      case '/api/v1/cupom/validar':
        return random.pick(couponAnswers);
      case '/api/proposta': {
        if (random.chance(this.whim())) return refusal(400, serverSentences.invalidCep);
        const methods = random.pick(random.chance(this.whim()) ? strangeMethodLists : paymentMethodLists);
        return this.create('proposta', sent, key, (id) => {
          const made = proposal(id, methods);
          this.bank.open(made);
          return ok({ data: made });
        });
      }
      case '/api/pagamento/pix':
        return this.bank.register('pix', sent, this.keyed('pix', key));
      case '/api/pagamento/boleto':
        return this.bank.register('boleto', sent, this.keyed('boleto', key));
      case '/api/pagamento/cartao':
        return this.bank.charge(sent, this.keyed('cartao', key));
      default:
        this.complaints.push(`The model API has no ${path}. Teach it in model-api.ts.`);
        return ok();
    }
  }

  /** How often the server says no in so many words. Not in an outage: then it says nothing. */
  private whim(): number {
    const trouble = this.trouble();
    return trouble < 1 ? trouble : 0;
  }

  /** Creates one thing a key, and hears of two leads that are the same. Two proposals may be: a sale may lie between. */
  private create(intent: string, sent: unknown, key: string | undefined, make: (id: number) => Reply): Reply {
    return this.ledger.once(this.keyed(intent, key), sent, (id) => {
      const wish = `${intent} ${wishOf(sent)}`;
      if (intent === 'lead' && this.wishes.has(wish)) this.complaints.push(`Two of the same were created: ${wish}`);
      this.wishes.add(wish);
      return make(id);
    });
  }

  private keyed(intent: string, key: string | undefined): string {
    if (key === undefined) this.complaints.push(`A ${intent} came without an idempotency key.`);
    return key ?? 'none';
  }
}

/** Reads a reply as the real client does: a refusal may be an answer, too, and another success than 200 another answer. */
function read<T>({ status, body, reasons = [] }: Reply, { answer, refusal, accepted = answer }: CallOptions<T>): T {
  if (isRefusal(status)) {
    const refused = refusal?.safeParse(body);
    if (refused?.success) return refused.data;
    throw new AppError('http.refused', 'The model API had it so.', { status, reasons });
  }
  const parsed = (status === 200 ? answer : accepted).safeParse(body);
  if (!parsed.success) throw failed({ code: 'contract.mismatch', acted: true });
  return parsed.data;
}

function heardOf({ code, status = 0 }: Fate): Heard {
  if (code === 'network.offline') return 'unsent';
  if (code !== 'http.refused') return 'nothing';
  return status === TURNED_AWAY ? 'turned away' : status;
}

function failed({ code, status }: Fate): AppError {
  return new AppError(code, 'The model API had it so.', status === undefined ? {} : { status });
}
