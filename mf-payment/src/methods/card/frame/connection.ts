import { AppError } from '@consorcio/shared/errors';
import type { RawAnswer } from '@consorcio/shared/http';
import { type Outcome, ofFrame, type Pay, type Said, type Shown } from './messages';

/** ms. A frame answers after its own time limit, unless it hangs. */
const GRACE_MS = 2000;

let payNow: ((payment: Omit<Pay, 'type'>) => Promise<RawAnswer>) | undefined;

/**
 * Lets the form send what the visitor has submitted in it, and returns the answer of the API without anything of the card. Rejects with
 * `network.timeout` or `network.lost`. Without a form nothing is sent.
 */
export function payInFrame(payment: Omit<Pay, 'type'>): Promise<RawAnswer> {
  return payNow?.(payment) ?? Promise.resolve({ status: 403, data: '' });
}

/** Connects the page with the frame of the card form: `heard` is told what the frame says. Both check window, origin, nonce and shape. */
export function connectFrame(frame: HTMLIFrameElement, heard: (message: Said) => void) {
  const { origin } = new URL(frame.src);
  const listening = new AbortController();
  const { signal } = listening;
  let nonce: string | undefined;
  let settle: ((outcome: Outcome) => void) | undefined;

  function tell(message: Shown | Pay): void {
    // biome-ignore lint/plugin: it goes to the frame of this segment alone, and has no answer of the visitor
    if (nonce !== undefined) frame.contentWindow?.postMessage({ ...message, nonce }, origin);
  }

  function handleMessage({ source, origin: from, data }: MessageEvent): void {
    const message = source === frame.contentWindow && from === origin ? ofFrame(data) : undefined;
    if (message?.type === 'ready') {
      nonce = message.nonce;
      settle?.(lost); // the frame has started again, and knows of no payment
    }
    if (!message || message.nonce !== nonce) return;
    if (message.type === 'paid' || message.type === 'refused' || message.type === 'unknown') settle?.(message);
    else heard(message);
  }

  async function pay(payment: Omit<Pay, 'type'>): Promise<RawAnswer> {
    let limit = 0;
    const outcome = await new Promise<Outcome>((resolve) => {
      settle = resolve;
      limit = window.setTimeout(resolve, payment.api.timeoutMs + GRACE_MS, late);
      tell({ type: 'pay', ...payment });
    });
    clearTimeout(limit);
    settle = undefined;
    return answerOf(outcome);
  }

  window.addEventListener('message', handleMessage, { signal });
  // Until its first press, WebKit lets no frame take the focus back from something over it.
  const giveBack = ({ target }: Event) => {
    if (target instanceof Node && !target.contains(frame)) frame.focus({ preventScroll: true });
  };
  frame.closest('dialog')?.addEventListener('focusin', giveBack, { signal });
  payNow = pay;
  return {
    show: (shown: Omit<Shown, 'type'>) => tell({ type: 'show', ...shown }),
    close(): void {
      listening.abort();
      if (payNow === pay) payNow = undefined;
      settle?.(lost);
    },
  };
}

const lost = { type: 'unknown', status: 0, isLate: false } as const;
const late = { ...lost, isLate: true } as const;

/** The answer as the client of the host reads it. */
function answerOf(outcome: Outcome): RawAnswer {
  const { type, status } = outcome;
  if (type === 'paid')
    return { status, data: JSON.stringify({ data: { cartaoAutorizacao: outcome.cartaoAutorizacao } }) };
  if (type === 'unknown' && status === 0)
    throw new AppError(outcome.isLate ? 'network.timeout' : 'network.lost', 'The card form had no answer.');
  return { status, data: type === 'refused' ? '{"errors":["refused"]}' : '' };
}
