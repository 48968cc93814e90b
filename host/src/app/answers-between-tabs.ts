import { AppError } from '@consorcio/shared/errors';
import type { Exchange, ExchangeCall, RawAnswer } from '@consorcio/shared/http';
import * as z from 'zod/mini';

/** What tabs of one origin have in common. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

/** ms in which another tab says that it holds an answer: a tab that sleeps does not, and nobody waits for it. */
const ASKING_MS = 150;
/** ms besides the time of the call that a tab waits for another one to be done. */
const GRACE_MS = 2000;

const questionSchema = z.object({ question: z.string() });
const replySchema = z.object({ reply: z.string(), status: z.int(), data: z.string() });

/**
 * One answer for all tabs: a duplicated tab makes the same wish with the same key, and an API that knows no keys would
 * create twice. One tab at a time sends a key; the next one asks the others first whether they hold an answer. Held are
 * plain successes, in memory, for the life of the page. See docs/adr/0007-tabs-share-responses.md.
 */
export function createAnswersBetweenTabs({ locks, channel }: Tabs): Exchange {
  const held = new Map<string, RawAnswer>();

  channel.addEventListener('message', ({ data }) => {
    const asked = questionSchema.safeParse(data);
    const answer = asked.success && held.get(asked.data.question);
    if (answer) channel.postMessage({ reply: asked.data.question, ...answer });
  });

  return async (key, send, call) => {
    const known = held.get(key);
    return known ?? alone(locks, key, send, call, () => exchange(key, send, call));
  };

  /** Runs while no other tab does the same. */
  async function exchange(key: string, send: () => Promise<RawAnswer>, call: ExchangeCall): Promise<RawAnswer> {
    const answer = held.get(key) ?? (await askOthers(key, call)) ?? (await send());
    if (call.isSuccess(answer)) held.set(key, { status: answer.status, data: answer.data });
    return answer;
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
      const timer = setTimeout(done, ASKING_MS);
      channel.addEventListener('message', listen);
      channel.postMessage({ question: key });
    });
  }
}

/** Runs `work` under the lock of the key. Gives up with `network.timeout` when another tab does not let go of it. */
async function alone(
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
    'Another tab sends the same request and does not come to an end, so its outcome is unknown. Ask before repeating it.',
  );
}
