import { type Evaluator, untilPage } from './until-page';

/** Where a conversation waits, and how many messages of the visitor it has. */
export interface Settled {
  readonly step: string;
  readonly own: number;
}

/** Waits until the conversation is at this step in this state, and its components have loaded or failed. */
export async function waitUntilAt(page: Evaluator, step: string, state: string): Promise<void> {
  const look = (wanted: string) =>
    document.querySelector(wanted) !== null && !document.querySelector('[role="img"][aria-label="Carregando"]');
  await untilPage(page, look, `[data-step="${step}"][data-state="${state}"]`, 60_000);
}

/**
 * Waits until the conversation waits for the visitor or has ended, elsewhere than before, and its components have loaded or failed: one
 * that arrives later would move what a test presses.
 */
export async function waitUntilSettled(page: Evaluator, before: Partial<Settled> = {}): Promise<Settled> {
  const look = (before: Partial<Settled>) => {
    const { step = '', state = '' } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    const isLoading = document.querySelector('[role="img"][aria-label="Carregando"]') !== null;
    if (isLoading || !/^(waiting|ended)$/.test(state) || step === before.step) return false;
    const bubbles = [...document.querySelectorAll('[role=log] time')].map(({ parentElement }) => parentElement);
    const own = bubbles.filter((bubble) => bubble?.textContent?.startsWith('Você: ')).length;
    return own !== before.own && { step, own };
  };
  return untilPage(page, look, before, 60_000);
}
