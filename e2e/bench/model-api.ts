import { AppError, type ErrorCode, serverSentences } from '@consorcio/shared/errors';
import type { CallOptions, HttpClient } from '@consorcio/shared/http';
import {
  addresses,
  catalogues,
  categoryLists,
  couponAnswers,
  paymentMethodLists,
  planDetails,
  proposal,
  type Reply,
  strangeMethodLists,
} from './model-data';
import { wishOf } from './promises';
import type { Random } from './random';

/** What becomes of one call. `acted`: the server did what it was asked, whether or not its answer came through. */
interface Fate {
  readonly code: ErrorCode;
  readonly acted: boolean;
  readonly status?: number;
}

const fates: readonly Fate[] = [
  { code: 'network.offline', acted: false },
  { code: 'network.lost', acted: false },
  { code: 'network.lost', acted: true },
  { code: 'network.timeout', acted: false },
  { code: 'network.timeout', acted: true },
  { code: 'http.refused', acted: false, status: 400 },
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
  /** Whether the last call can be known to have done nothing: it was never sent, or refused. */
  surelyNothingDone = false;
  /** Promises the browser's side broke, in words. */
  readonly complaints: string[] = [];
  /** What was answered to each key, and the key of each wish. */
  private readonly created = new Map<string, unknown>();
  private readonly keyOfWish = new Map<string, string>();

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
    const fate = this.random.chance(this.trouble()) ? this.random.pick(fates) : undefined;
    const reply = (fate?.acted ?? true) ? this.act(path, sent, key) : undefined;
    this.surelyNothingDone = fate
      ? fate.code === 'network.offline' || fate.code === 'http.refused'
      : isRefusal(reply?.status);
    if (fate && fate.code !== 'contract.mismatch') throw failed(fate);
    return read(fate ? { status: 200, body: this.random.pick(spoilt) } : (reply ?? { status: 204 }), options);
  }

  private act(path: string, sent: unknown, key: string | undefined): Reply {
    const { random } = this;
    const ok = (body?: unknown): Reply => ({ status: 200, body });
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
        return ok({ data: this.create('lead', sent, key, (id) => ({ id, LeadToken: 'token' })) });
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
        return ok({ data: this.create('proposta', sent, key, (id) => proposal(id, methods)) });
      }
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

  /** Creates one thing a key, and hears of two keys for the same wish. */
  private create(intent: string, sent: unknown, key: string | undefined, make: (id: number) => unknown): unknown {
    if (key === undefined) {
      this.complaints.push(`A ${intent} came without an idempotency key.`);
      return make(0);
    }
    if (this.created.has(key)) return this.created.get(key);
    const wish = `${intent} ${wishOf(sent)}`;
    if (this.keyOfWish.has(wish)) this.complaints.push(`Two of the same were created: ${wish}`);
    this.keyOfWish.set(wish, key);
    const thing = make(this.created.size + 1);
    this.created.set(key, thing);
    return thing;
  }
}

/** Reads a reply as the real client does: a refusal may be an answer, too. */
function read<T>({ status, body, reasons = [] }: Reply, { answer, refusal }: CallOptions<T>): T {
  if (isRefusal(status)) {
    const refused = refusal?.safeParse(body);
    if (refused?.success) return refused.data;
    throw new AppError('http.refused', 'The model API had it so.', { status, reasons });
  }
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw failed({ code: 'contract.mismatch', acted: true });
  return parsed.data;
}

function isRefusal(status = 0): boolean {
  return status >= 400 && status < 500;
}

function failed({ code, status }: Fate): AppError {
  return new AppError(code, 'The model API had it so.', status === undefined ? {} : { status });
}

function refusal(status: number, sentence: string): Reply {
  return { status, body: { errors: [sentence] }, reasons: [sentence] };
}
