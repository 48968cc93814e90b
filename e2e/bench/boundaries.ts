import type { Browser } from '@playwright/test';
import { answerStep } from '../pages/answers';
import { ChatPage } from '../pages/chat-page';
import type { Stack } from '../pages/fixtures/stack';
import { aVisitor } from '../pages/fixtures/visitors';
import { labels } from '../pages/labels';
import { type Measured, medians } from './measured';
import { fullSpeed, onPhone, slowCpu } from './phone';
import type { Site } from './site';

/** How long a finger stays on the screen, in ms. */
const TAP_MS = 80;
/** What the page loads behind a question is there after so long. */
const SETTLE_MS = 1000;

/** Inside the payment segment: its form is a document of its own, which is there before. */
export const toCardForm = 'payment options → card form';

/** How long a question took to follow an answer. */
interface QuestionTimes {
  /** From the segment of the answer to that of the question, or `toCardForm`. */
  readonly name: string;
  /** ms from the press, or from the last response of the API if that came later, to the frame that shows the question. */
  readonly own: number;
  /** ms from the press. */
  readonly all: number;
}

/**
 * Plays the whole conversation so many times. Returns one entry for each boundary, and one named `inside` with the medians of the
 * questions that follow one of the same segment.
 */
export async function measureBoundaries(browser: Browser, { stack }: Site, runs: number) {
  const measured = new Map<string, { own: number; all: number }[]>();
  for (let run = 0; run < runs; run += 1) {
    const questions = await playedOnce(browser, stack);
    for (const name of new Set(questions.map((question) => question.name))) {
      const times = questions.filter((question) => question.name === name);
      const crossing = medians(times.map(({ own, all }) => ({ own, all })));
      measured.set(name, [...(measured.get(name) ?? []), crossing]);
      console.log(`${name.padEnd(24)} ${Math.round(crossing.own)} ms, with the API ${Math.round(crossing.all)} ms`);
    }
    await stack.restore();
  }
  return [...measured].map(([name, runs]): Measured<'own' | 'all'> => ({ id: name, name, runs }));
}

/** Answers every question on a slow processor, once the page has loaded what it wants at full speed. */
function playedOnce(browser: Browser, { url, sandbox }: Stack): Promise<readonly QuestionTimes[]> {
  return onPhone(browser, { slowNetwork: false, reducedMotion: 'reduce' }, async (page, cdp) => {
    const chat = new ChatPage(page, true, TAP_MS);
    await page.goto(url);
    await chat.isAt('intro');
    const times: QuestionTimes[] = [];
    while ((await chat.root.getAttribute('data-state')) !== 'ended') {
      const step = await chat.settledStep();
      await page.waitForTimeout(SETTLE_MS);
      if (step === 'payment-credit-card-select') {
        await chat.card.back.tap();
        await chat.isAt('alterar-pagamento');
        continue; // the way back is pressed in another document
      }
      await page.evaluate(watchNextQuestion, { apiUrl: sandbox.url, toCardForm });
      await slowCpu(cdp);
      await answerStep(chat, step, { ...aVisitor(), 'payment-options': labels.card });
      const shown = await page.waitForFunction((): QuestionTimes | undefined => Reflect.get(window, 'benchQuestion'));
      await fullSpeed(cdp);
      const time = await shown.jsonValue();
      if (!time) throw new Error(`The question after ${step} could not be measured.`);
      times.push(time);
    }
    return times;
  });
}

/** Runs in the page while a question waits: measures from the press that answers it to the frame with the next question. */
function watchNextQuestion({ apiUrl, toCardForm }: { apiUrl: string; toCardForm: string }): void {
  performance.setResourceTimingBufferSize(2000);
  Reflect.deleteProperty(window, 'benchQuestion');
  const before = here();
  let pressed = Number.NaN;
  const listening = new AbortController();
  const handleClick = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  addEventListener('click', handleClick, { capture: true, signal: listening.signal });
  const observer = new MutationObserver(lookForQuestion);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });

  function lookForQuestion(): void {
    const now = here();
    if (now.own === before.own && now.step === before.step) return;
    listening.abort();
    if (now.state === 'busy' || document.querySelector('[role=img][aria-label=Carregando]')) return;
    observer.disconnect();
    const ways = before.segment === now.segment ? 'inside' : `${before.segment} → ${now.segment}`;
    const name = now.step === 'payment-credit-card-select' ? toCardForm : ways;
    const note = () => {
      const end = performance.now();
      const own = end - Math.max(pressed, lastResponseBefore(end));
      Object.assign(window, { benchQuestion: { name, own, all: end - pressed } satisfies QuestionTimes });
    };
    requestAnimationFrame(() => window.benchAfterPaint(note));
  }

  /** The place of the conversation, and the number of messages of the visitor. */
  function here() {
    const { segment = '', step = '', state = '' } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    const bubbles = [...document.querySelectorAll('[role=log] time')].map(({ parentElement }) => parentElement);
    const own = bubbles.filter((bubble) => bubble?.textContent?.startsWith('Você: ')).length;
    return { segment, step, state, own };
  }

  /** Images that the question shows are not waited for. */
  function lastResponseBefore(end: number): number {
    const responses = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.startsWith(apiUrl) && Reflect.get(entry, 'initiatorType') === 'fetch')
      .map(({ startTime, duration }) => startTime + duration);
    return Math.max(0, ...responses.filter((at) => at <= end));
  }
}
