import type { Page } from '@playwright/test';
import { TOO_SLOW, tooSlowTo } from './page/too-slow';

/** ms between two questions to a page at work. */
const BETWEEN_MS = 500;
/** A page whose scripts end answers within these ms on a quiet machine, on which work takes once the usual time. */
const SILENCE_MS = 4_000;
/** No call to a page that answers takes so long: every wait in it has a limit of its own. */
const CALL_MS = 240_000;

interface Silence {
  /** How many times slower than a quiet machine the browser is, measured on another page. */
  slowness(): Promise<number>;
  onHang(): void;
}

/** Waits for a call to the page as long as the page answers other questions. Rejects if code in it does not end. */
export async function whileAnswering<T>(
  page: Page,
  call: Promise<T>,
  method: string,
  { slowness, onHang }: Silence,
): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  call.then(end, end);
  const watch = async (): Promise<never> => {
    const start = Date.now();
    while (Date.now() - start < CALL_MS) {
      await pause(BETWEEN_MS);
      if (isOver) break;
      const answer = page.evaluate(() => true).catch(() => true);
      if (await within(answer, SILENCE_MS)) continue;
      const factor = await slowness();
      if (await within(answer, SILENCE_MS * Math.max(0, Math.min(factor, TOO_SLOW) - 1))) continue;
      onHang();
      if (factor > TOO_SLOW) throw tooSlowTo(`whether the page still answers "${method}"`, factor);
      throw new Error(`the page no longer answers (${method}). Some code in it does not end.`);
    }
    if (isOver) return new Promise(() => undefined); // the call itself says how it ended
    throw new Error(`the page did not end "${method}" in ${CALL_MS / 1000} s.`);
  };
  return Promise.race([call, watch()]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function within(answer: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
