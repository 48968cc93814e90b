import { networkError, type RawAnswer } from '@consorcio/shared/http';
import type { BankRequest, ModelBank } from './model-bank';

interface Pending {
  readonly tab: number;
  readonly request: BankRequest;
  resolve(answer: RawAnswer): void;
  reject(error: unknown): void;
}

/** What lies between the tabs and the bank: requests wait here until the test says what becomes of them. */
export class ModelNetwork {
  private pending: Pending[] = [];
  /** Requests whose tab no longer waits for them; they may still reach the bank. */
  private abandoned: BankRequest[] = [];
  /** A request has had no answer, so a page cannot know what became of it. */
  hasLost = false;

  constructor(private readonly bank: ModelBank) {}

  send(tab: number, request: BankRequest): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.pending.push({ tab, request, resolve, reject });
    });
  }

  /** Whether a page that is open waits for an answer. */
  get isUsed(): boolean {
    return this.pending.length > 0;
  }

  /** A request is answered, or its answer is lost after, before or without the bank's work. */
  happen(pick: number): void {
    const [next] = this.pending.splice(pick % Math.max(1, this.pending.length), 1);
    if (!next) return;
    const { request, resolve, reject } = next;
    const how = pick % 5;
    if (how < 2) return resolve(this.bank.act(request));
    this.hasLost = true;
    if (how === 2) this.bank.act(request);
    if (how === 3) this.abandoned.push(request);
    reject(networkError.lost(request.path));
  }

  /** A request that nobody waits for reaches the bank. */
  arriveLate(pick: number): void {
    const [late] = this.abandoned.splice(pick % Math.max(1, this.abandoned.length), 1);
    if (late) this.bank.act(late);
  }

  tabIsGone(tab: number): void {
    const left = this.pending.filter((one) => one.tab === tab);
    this.hasLost ||= left.length > 0;
    this.abandoned.push(...left.map(({ request }) => request));
    this.pending = this.pending.filter((one) => one.tab !== tab);
  }
}
