import { AppError, type ErrorCode, serverSentences } from '@consorcio/shared/errors';
import type { HttpClient } from '@consorcio/shared/http';
import { catalogues, categoryLists, planDetails } from './model-data';
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
  private readonly leadOfKey = new Map<string, number>();
  private readonly leadsOfPayload = new Map<string, number>();

  constructor(
    private readonly random: Random,
    /** How often a call fails now: 0 to 1. */
    private readonly trouble: () => number,
  ) {}

  readonly http: HttpClient = {
    get: (path, { answer }) => this.call(path, undefined, undefined, (body) => answer.safeParse(body)),
    post: (path, body, { answer, idempotencyKey }) =>
      this.call(path, body, idempotencyKey, (raw) => answer.safeParse(raw)),
  };

  private async call<T>(
    path: string,
    sent: unknown,
    key: string | undefined,
    parse: (body: unknown) => { success: boolean; data?: T },
  ): Promise<T> {
    const fate = this.random.chance(this.trouble()) ? this.random.pick(fates) : undefined;
    const acted = fate?.acted ?? true;
    this.surelyNothingDone = fate?.code === 'network.offline' || fate?.code === 'http.refused';
    const body = acted ? this.act(path, sent, key) : undefined;
    if (fate && fate.code !== 'contract.mismatch') throw failed(fate);
    const parsed = parse(fate ? this.random.pick(spoilt) : body);
    if (!parsed.success) throw failed({ code: 'contract.mismatch', acted: true });
    return parsed.data as T; // success says that the data is there
  }

  private act(path: string, sent: unknown, key: string | undefined): unknown {
    const { random } = this;
    switch (path) {
      case '/hc':
        return 'Healthy';
      case '/api/categoria':
        return { data: random.pick(categoryLists) };
      case '/api/lead/validar-palavras':
        if (!random.chance(this.whim() / 2)) return { success: true };
        return random.pick([
          { success: false, errorMessage: 'Use outra palavra.' },
          { success: false, errorMessage: null },
          { success: false },
        ]);
      case '/api/lead':
        return { data: { id: this.createLead(JSON.stringify(sent), key), LeadToken: 'token' } };
      case '/api/v1/catalogo':
        if (random.chance(this.whim() / 2)) throw refused(random.pick(Object.values(serverSentences)));
        return { data: random.chance(this.whim() / 4) ? [] : random.pick(catalogues) };
      case '/api/plano/detalhes':
        return { data: planDetails };
      case '/api/plano/selecionado':
        return undefined;
      default:
        this.complaints.push(`The model API has no ${path}. Teach it in model-api.ts.`);
        return undefined;
    }
  }

  /** How often the server says no in so many words. Not in an outage: then it says nothing. */
  private whim(): number {
    const trouble = this.trouble();
    return trouble < 1 ? trouble : 0;
  }

  private createLead(payload: string, key: string | undefined): number {
    if (key === undefined) {
      this.complaints.push('A lead came without an idempotency key.');
      return 0;
    }
    const known = this.leadOfKey.get(key);
    if (known !== undefined) return known;
    const id = this.leadOfKey.size + 1;
    this.leadOfKey.set(key, id);
    if (this.leadsOfPayload.has(payload)) this.complaints.push(`Two leads were created of the same data: ${payload}`);
    this.leadsOfPayload.set(payload, id);
    return id;
  }
}

function failed({ code, status }: Fate): AppError {
  return new AppError(code, 'The model API had it so.', status === undefined ? {} : { status });
}

function refused(sentence: string): AppError {
  return new AppError('http.refused', 'The model API had it so.', { status: 404, reasons: [sentence] });
}
