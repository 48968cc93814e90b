import { ChatPage } from '../../pages/chat-page';
import type { Fault, World } from '../world';

export const copiedTab: Fault = {
  name: 'a copied tab waits',
  group: 'tabs',
  when: 'settled',
  async fire(world) {
    const { chat } = world;
    await copy(world);
    await show(world, chat);
  },
};

/** Faults of several tabs of one conversation. */
export const tabFaults: readonly Fault[] = [
  { name: 'a copied tab goes on', group: 'tabs', when: 'settled', fire: copy },
  copiedTab,
  {
    name: 'the other tab goes on',
    group: 'tabs',
    when: 'settled',
    async fire(world, random) {
      const others = world.tabs.filter((tab) => tab !== world.chat);
      if (others.length > 0) await show(world, random.pick(others));
    },
  },
  {
    name: 'this tab is closed, another goes on',
    group: 'tabs',
    when: 'settled',
    fire: async (world) => void (await closeTab(world)),
  },
];

/** Closes the tab of the visitor, who goes on in another one, if there is another. */
export async function closeTab(world: World): Promise<boolean> {
  const { chat } = world;
  const [other] = world.tabs.filter((tab) => tab !== chat);
  if (!other) return false;
  await show(world, other);
  await chat.page.close();
  world.tabs = world.tabs.filter((tab) => tab !== chat);
  return true;
}

/** Opens the address from the page, so that the new tab has a copy of the session storage. */
async function copy(world: World): Promise<void> {
  const opening = world.context.waitForEvent('page');
  await world.chat.page.evaluate(() => void window.open('/'));
  const chat = new ChatPage(await opening, true);
  world.tabs.push(chat);
  world.chat = chat;
}

async function show(world: World, chat: ChatPage): Promise<void> {
  world.chat = chat;
  await chat.page.bringToFront();
}
