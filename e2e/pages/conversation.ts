import { type Evaluator, untilPage } from './until-page';

/** Where a conversation waits, and how many messages of the visitor it has. */
export interface Settled {
  readonly step: string;
  readonly own: number;
}

/** Waits until the conversation is at this step in this state. */
export async function waitUntilAt(page: Evaluator, step: string, state: string): Promise<void> {
  const selector = `[data-step="${step}"][data-state="${state}"]`;
  await untilPage(page, (wanted) => document.querySelector(wanted) !== null, selector, 60_000);
}

/**
 * Waits until the conversation waits for the visitor or has ended, with another number of messages than `own`, and its components
 * have loaded or failed: one that arrives later would move what a test presses.
 */
export async function waitUntilSettled(page: Evaluator, own = -1): Promise<Settled> {
  const look = (before: number) => {
    const { step = '', state = '' } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    const isLoading = document.querySelector('[role="img"][aria-label="Carregando"]') !== null;
    if (isLoading || !/^(waiting|ended)$/.test(state)) return false;
    const bubbles = [...document.querySelectorAll('[role=log] time')].map(({ parentElement }) => parentElement);
    const own = bubbles.filter((bubble) => bubble?.textContent?.startsWith('Você: ')).length;
    return own !== before && { step, own };
  };
  return untilPage(page, look, own, 60_000);
}
