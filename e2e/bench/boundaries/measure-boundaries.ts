import type { Browser } from '@playwright/test';
import { answerStep } from '../../pages/answers';
import { ChatPage } from '../../pages/chat-page';
import type { Stack } from '../../pages/fixtures/stack';
import { aVisitor } from '../../pages/fixtures/visitors';
import { fullSpeed, openPhone, slowCpu } from '../browser/slow-phone';
import type { Measured } from '../measured';
import { medians } from '../statistics';
import { type QuestionTimes, watchNextQuestion } from './question-probe';

/** How long a finger stays on the screen, in ms. */
const TAP_MS = 80;
/** What the page loads behind a question is there after so long. */
const SETTLE_MS = 1000;

/** A question after an answer: in ms, see `QuestionTimes`. */
export type Crossing = Pick<QuestionTimes, 'own' | 'all'>;

/**
 * Plays the whole conversation so many times. Returns one entry for each boundary, and one named `inside` with the medians of the
 * questions that follow one of the same segment.
 */
export async function measureBoundaries(
  browser: Browser,
  stack: Stack,
  runs: number,
): Promise<readonly Measured<Crossing>[]> {
  const measured = new Map<string, Crossing[]>();
  for (let run = 0; run < runs; run += 1) {
    const questions = await playedOnce(browser, stack);
    for (const name of new Set(questions.map(nameOf))) {
      const times = questions.filter((question) => nameOf(question) === name).map(({ own, all }) => ({ own, all }));
      const crossing = medians(times);
      measured.set(name, [...(measured.get(name) ?? []), crossing]);
      console.log(`${name.padEnd(24)} ${Math.round(crossing.own)} ms, with the API ${Math.round(crossing.all)} ms`);
    }
    await stack.restore();
  }
  return [...measured].map(([name, runs]) => ({ id: name, name, runs }));
}

function nameOf({ from, to }: QuestionTimes): string {
  return from === to ? 'inside' : `${from} → ${to}`;
}

/** Answers every question on a slow processor, once the page has loaded what it wants at full speed. */
async function playedOnce(browser: Browser, { url, sandbox }: Stack): Promise<readonly QuestionTimes[]> {
  const { context, page, cdp } = await openPhone(browser, { slowNetwork: false, reducedMotion: 'reduce' });
  try {
    const chat = new ChatPage(page, true, TAP_MS);
    await page.goto(url);
    await chat.isAt('intro');
    const times: QuestionTimes[] = [];
    while ((await chat.root.getAttribute('data-state')) !== 'ended') {
      const step = await chat.settledStep();
      await page.waitForTimeout(SETTLE_MS);
      await page.evaluate(watchNextQuestion, sandbox.url);
      await slowCpu(cdp);
      await answerStep(chat, step, aVisitor());
      const shown = await page.waitForFunction((): QuestionTimes | undefined => Reflect.get(window, 'benchQuestion'));
      await fullSpeed(cdp);
      const time = await shown.jsonValue();
      if (!time) throw new Error(`The question after ${step} could not be measured.`);
      times.push(time);
    }
    return times;
  } finally {
    await context.close();
  }
}
