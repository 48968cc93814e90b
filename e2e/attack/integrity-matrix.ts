import { expect, type Page } from '@playwright/test';
import { plant } from '../fixtures/seeds';
import { ChatPage } from '../pages/chat-page';
import { untilPage } from '../pages/until-page';
import { changeFile, pinChanged, watchRefusals, withNewline } from './changed-bytes';
import type { Attacked, Stretch } from './script-moments';
import { waysOn } from './ways-on';

/** What became of a conversation whose script arrived with another byte. */
export interface IntegrityOutcome {
  /** The browser refused the script because of its hash, each time that it arrived. */
  readonly refused: boolean;
  /** How the stretch ended: at its end, with a sentence that it cannot go on, or with neither. */
  readonly ended: 'as usual' | 'with a sentence' | 'with nothing';
  /** A mark that the change left was there: see `pwned`. */
  readonly hasRun: boolean;
  /**
   * The visitor has at least two ways: controls of the conversation, or links of the notice. A component that did not load offers to
   * load it again, and the conversation waits.
   */
  readonly waysOn: boolean;
}

/** Plays a stretch in a tab of its own while one file arrives changed, by default with one byte more. */
export async function playWithOtherByte(
  { context, url, seeds }: Attacked,
  path: string,
  { from, walk }: Stretch,
  { isPinned = false, change = withNewline } = {},
): Promise<IntegrityOutcome> {
  const page = await context.newPage();
  const chat = new ChatPage(page, false);
  if (isPinned) await pinChanged(page, path, change);
  const refusals = watchRefusals(page);
  const file = await changeFile(page, path, change);
  await plant(page, seeds, from);
  await page.goto(url, { waitUntil: 'commit' });
  const walked = chat.isAt(from).then(() => walk(chat));
  const stopped = untilPage(page, saysThatItStopped, null, 30_000);
  const ended = await Promise.any([
    walked.then(() => 'as usual' as const),
    stopped.then(() => 'with a sentence' as const),
  ]).catch(() => 'with nothing' as const);
  const isRefused = () => file.hits() > 0 && refusals.filter((one) => one === path).length >= file.hits();
  const hasWays = async () =>
    (await waysInNotice(page)) >= 2 || (await waysOn(page)).length >= ((await lacksAPart(page)) ? 1 : 2);
  // What the browser says and what the page shows may come a little later.
  const outcome = {
    refused: !isPinned && change === withNewline && (await soon(isRefused)),
    ended,
    hasRun: await page.evaluate(() => 'pwned' in window),
    waysOn: await soon(hasWays),
  };
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // the page may still be loading files
  await page.close();
  return outcome;
}

/** The notice of the HTML, an apology, the step for a missing segment, or a component that did not load. */
function saysThatItStopped(): boolean {
  const { failed } = document.documentElement.dataset;
  const { step, state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
  const isApology = /^(error-general|segmento-indisponivel)$/.test(step ?? '') && state === 'waiting';
  return failed !== undefined || isApology || document.querySelector('[role=log] [role=alert] button') !== null;
}

async function soon(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  return expect
    .poll(holds, { timeout: 5000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

async function lacksAPart(page: Page): Promise<boolean> {
  return (await page.getByRole('log').getByRole('alert').getByRole('button').count()) > 0;
}

function waysInNotice(page: Page): Promise<number> {
  return page.getByRole('alert').getByRole('link').count();
}
