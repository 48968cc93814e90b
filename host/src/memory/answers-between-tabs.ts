import { AppError } from '@consorcio/shared/errors';
import type { Exchange, ExchangeCall, RawAnswer } from '@consorcio/shared/http';
import * as z from 'zod/mini';

/** The means by which tabs of one origin cooperate. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

/** Decides whether a creation may go out. See `PurchaseLog`. */
export interface PurchaseGuard {
  purchaseOf(key: string): string | undefined;
  admit(key: string): void;
}

/** ms that a tab waits for another one's stored answer. A sleeping tab does not reply in time. */
const QUESTION_MS = 150;
/** ms, beyond the time limit of the call, that a tab waits for another one's request. */
const GRACE_MS = 2000;

const questionSchema = z.object({ question: z.string() });
const replySchema = z.object({ reply: z.string(), status: z.int(), data: z.string() });

/**
 * One answer for all tabs: a duplicated tab sends the same request with the same key, and an API without idempotency keys would
 * create twice. Only one tab at a time sends a key; the next one first asks the others for a stored answer. Each tab stores its
 * successful answers in memory until the page closes. See docs/adr/0007-tabs-share-responses.md.
 */
export function createAnswersBetweenTabs({ locks, channel }: Tabs, guard?: PurchaseGuard): Exchange {
  const stored = new Map<string, RawAnswer>();

  channel.addEventListener('message', ({ data }) => {
    const asked = questionSchema.safeParse(data);
    const answer = asked.success && stored.get(asked.data.question);
    if (answer) channel.postMessage({ reply: asked.data.question, ...answer });
  });

  return async (key, send, call) => {
    const known = stored.get(key);
    return known ?? whileLocked(locks, key, send, call, () => exchange(key, send, call));
  };

  /** Runs in one tab at a time. */
  async function exchange(key: string, send: () => Promise<RawAnswer>, call: ExchangeCall): Promise<RawAnswer> {
    const answer = stored.get(key) ?? (await askOthers(key, call)) ?? (await sendAdmitted(key, send, call));
    if (call.isSuccess(answer)) stored.set(key, { status: answer.status, data: answer.data });
    return answer;
  }

  /** One payment of a purchase at a time: the next tab is admitted when it can know what became of this one. */
  function sendAdmitted(key: string, send: () => Promise<RawAnswer>, call: ExchangeCall): Promise<RawAnswer> {
    const admitted = admittedBy(guard, key, send);
    const purchase = guard?.purchaseOf(key);
    return purchase === undefined ? admitted() : whileLocked(locks, `purchase:${purchase}`, admitted, call, admitted);
  }

  function askOthers(key: string, { isSuccess }: ExchangeCall): Promise<RawAnswer | undefined> {
    return new Promise((resolve) => {
      const done = (answer?: RawAnswer) => {
        clearTimeout(timer);
        channel.removeEventListener('message', listen);
        resolve(answer);
      };
      const listen = ({ data }: MessageEvent<unknown>) => {
        const { success, data: reply } = replySchema.safeParse(data);
        if (success && reply.reply === key && isSuccess(reply)) done({ status: reply.status, data: reply.data });
      };
      const timer = setTimeout(done, QUESTION_MS);
      channel.addEventListener('message', listen);
      channel.postMessage({ question: key });
    });
  }
}

/** For a browser whose tabs cannot communicate: what other tabs and earlier visits have stored still decides. */
export function createGuardedExchange(guard: PurchaseGuard): Exchange {
  return (key, send) => admittedBy(guard, key, send)();
}

function admittedBy(guard: PurchaseGuard | undefined, key: string, send: () => Promise<RawAnswer>) {
  return async () => {
    guard?.admit(key);
    return send();
  };
}

/** Runs `work` while it holds the lock of the key. Rejects with `network.timeout` when another tab does not release it. */
async function whileLocked(
  locks: Tabs['locks'],
  key: string,
  send: () => Promise<RawAnswer>,
  { signal, timeoutMs }: ExchangeCall,
  work: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const giveUp = new AbortController();
  const handleAbort = () => giveUp.abort(signal?.reason);
  const timer = setTimeout(() => giveUp.abort(tooLong()), timeoutMs + GRACE_MS);
  signal?.addEventListener('abort', handleAbort);
  if (signal?.aborted) handleAbort();
  let hasBegun = false;
  try {
    return await locks.request(`consorcio:${key}`, { signal: giveUp.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (hasBegun || giveUp.signal.aborted) throw error;
    return send(); // locks are forbidden here
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
  }
}

function tooLong(): AppError {
  return new AppError(
    'network.timeout',
    'Another tab sends the same request and has not finished, so the outcome is unknown. Ask the visitor before repeating it.',
  );
}
