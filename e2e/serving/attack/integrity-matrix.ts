import { expect, type Page, test } from '@playwright/test';
import { ChatPage } from '../../pages/chat-page';
import { plant } from '../../pages/fixtures/seeds';
import { untilPage } from '../../pages/until-page';
import { changeFile, pinChanged, watchRefusals, withNewline } from './changed-bytes';
import type { Attacked, Stretch } from './script-moments';
import { waysOn } from './ways-on';

/** ms: ends what hangs. */
const LIMIT_MS = 300_000;
const softly = expect.configure({ soft: true });
const never = () => new Promise<never>(() => undefined);

interface Changed {
  /** The page and the release name the hash of the changed file. */
  readonly isPinned?: boolean;
  readonly change?: (text: string) => string;
}

/**
 * Plays a stretch in a tab of its own while one file arrives changed, by default with one byte more: the conversation goes on, or says
 * that it cannot and the visitor has at least two ways; one, if only a component is missing, which can be loaded again. Nothing that the
 * change added has run. A script with another byte is refused each time that it arrives; where its hash is pinned, it runs.
 */
export function playWithOtherByte(
  { context, url, seeds }: Attacked,
  path: string,
  { from, walk }: Stretch,
  { isPinned = false, change = withNewline }: Changed = {},
): Promise<void> {
  return test.step(`${path} arrives changed`, async () => {
    const page = await context.newPage();
    const chat = new ChatPage(page, false);
    if (isPinned) await pinChanged(page, path, change);
    const refusals = watchRefusals(page);
    const file = await changeFile(page, path, change);
    await plant(page, seeds, from);
    await page.goto(url, { waitUntil: 'commit' });
    const walked = chat.isAt(from).then(() => walk(chat));
    const stopped = untilPage(page, saysThatItStopped, null, LIMIT_MS);
    const ended = await Promise.race([
      walked.then(() => 'as usual' as const, never),
      stopped.then(() => 'with a sentence' as const, never),
    ]);
    if (isPinned) {
      softly({ ended, refusals }, `${path} with its hash`).toEqual({ ended: 'as usual', refusals: [] });
    } else {
      const isRefused = () => file.hits() > 0 && refusals.filter((one) => one === path).length >= file.hits();
      if (change === withNewline && path.endsWith('.js')) await softly.poll(isRefused, `${path} is refused`).toBe(true);
      await softly.poll(() => hasWays(page), `ways on without ${path}`).toBe(true);
      softly(await page.evaluate(() => 'pwned' in window), `${path} has run`).toBe(false);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // the page may still be loading files
    await page.close();
  });
}

/** The notice of the HTML, an apology, the step for a missing segment, or a component that did not load. */
function saysThatItStopped(): boolean {
  const { failed } = document.documentElement.dataset;
  const { step, state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
  const isApology = /^(error-general|segmento-indisponivel)$/.test(step ?? '') && state === 'waiting';
  return failed !== undefined || isApology || document.querySelector('[role=log] [role=alert] button') !== null;
}

/** Links of the notice, or controls of the conversation. */
async function hasWays(page: Page): Promise<boolean> {
  const lacksAPart = (await page.getByRole('log').getByRole('alert').getByRole('button').count()) > 0;
  const inNotice = await page.getByRole('alert').getByRole('link').count();
  return inNotice >= 2 || (await waysOn(page)).length >= (lacksAPart ? 1 : 2);
}
