import { ChatPage } from '../../pages/chat-page';
import { never, optionNames } from '../answer';
import { keepsTranscript, startsWithWhatIsOpen } from '../judges/reload';
import type { Fault, World } from '../world';

/** Faults of the page itself: it is loaded again, left, or closed. */
export const pageFaults: readonly Fault[] = [
  { name: 'reload', group: 'page', when: 'settled', fire: (world) => keepsTranscript(world, () => reload(world)) },
  { name: 'reload in mid request', group: 'page', when: 'midway', fire: reload },
  {
    name: 'back and forward',
    group: 'page',
    when: 'settled',
    async fire({ chat: { page } }) {
      await page.goBack().catch(() => undefined);
      if (!page.url().startsWith('http')) await page.goForward();
    },
  },
  {
    name: 'close the tab',
    group: 'page',
    when: 'settled',
    fire: (world) => startsWithWhatIsOpen(world, () => reopen(world)),
  },
  { name: 'close the tab in mid request', group: 'page', when: 'midway', fire: reopen },
  {
    name: 'double tap',
    group: 'page',
    when: 'settled',
    async fire({ chat }, random) {
      const texts = await optionNames(chat);
      const usual = texts.filter((text) => !never.includes(text));
      if (usual.length > 0) await chat.pressTwice(chat.option(random.pick(usual)));
    },
  },
];

async function reload({ chat }: World): Promise<void> {
  await chat.page.reload();
}

/** Every tab is closed, and the address opened in a new one: the session storage is gone. */
export async function reopen(world: World): Promise<void> {
  const page = await world.context.newPage();
  for (const tab of world.tabs) await tab.page.close();
  world.chat = new ChatPage(page, true);
  world.tabs = [world.chat];
  world.lost.add('conversation');
  await page.goto('/');
}
