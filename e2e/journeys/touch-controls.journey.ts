import { ChatPage } from '../pages/chat-page';
import { controlsOf, recordAnswers, tapAndSeeAnswer } from '../pages/fixtures/controls';
import { everyAskingStep } from '../pages/fixtures/every-step';
import { cellsOf } from '../pages/fixtures/sample';
import { plantDump } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';

/**
 * Taps at each step on the narrowest phone until a tap leads on, in `npm test` at every twelfth. `EVERY_TAP=412 pnpm e2e
 * touch-controls` taps every control on a phone of that width.
 */
const { EVERY_TAP = '' } = process.env;
const isEveryTap = EVERY_TAP !== '';

test.use({ viewport: { width: Math.max(320, Number(EVERY_TAP)), height: 740 } });

test(`${isEveryTap ? 'every control' : 'a control'} of every step answers the first tap`, async ({ page, watched }) => {
  watched.expectFailedRequests(/./); // the seeded lead and the seeded proposal exist nowhere
  watched.expectLine(/./);
  const chat = new ChatPage(page, true, 60);
  const steps = cellsOf(await everyAskingStep(), 12);
  const tapped = new Set<string>();
  const asked = new Set<string>();
  const faults = new Set<string>();
  await recordAnswers(page);

  const open = async ({ name, dump }: (typeof steps)[number]) => {
    const planted = await plantDump(page, dump);
    await page.goto('/');
    await planted[Symbol.asyncDispose]();
    const step = await chat.settledStep();
    await expect(page.getByRole('img', { name: 'Carregando' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (step === name) asked.add(name);
  };
  /** Taps until one leads to another question, or nothing is left. */
  const tapOnThisPage = async (step: string): Promise<boolean> => {
    const messages = await chat.bubbles.count();
    for (;;) {
      if ((await chat.bubbles.count()) !== messages || (await chat.settledStep()) !== step) return true;
      const controls = await controlsOf(page);
      for (const fault of controls.flatMap((control) => control.faults)) faults.add(`${step}: ${fault}`);
      const next = controls.find(({ key }) => !tapped.has(key));
      if (!next) return false;
      tapped.add(next.key);
      await tapAndSeeAnswer(page, next, (target) => chat.press(target));
    }
  };
  for (const step of steps) {
    do await open(step);
    while ((await tapOnThisPage(step.name)) && isEveryTap);
  }
  const notAsked = steps.map(({ name }) => name).filter((name) => !asked.has(name));
  expect(notAsked, 'steps that lead elsewhere').toEqual([]);
  expect([...faults], 'too small, overlapping, or beyond the edge').toEqual([]);
  console.log(`${tapped.size} controls of ${asked.size} steps`);
});
