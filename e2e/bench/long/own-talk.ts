import { createSnapshotStorage, readTalk } from '@consorcio/host/journey';
import type { Browser } from '@playwright/test';
import type { Dump } from '../../fixtures/seeds';
import type { Stack } from '../../fixtures/stack';
import { aVisitor } from '../../fixtures/visitors';
import { ChatPage } from '../../pages/chat-page';

const brandId = 'home';

/** Plays our conversation to the question of the name, and returns the session storage of its tab. */
export async function talkAtName(browser: Browser, stack: Stack): Promise<Dump> {
  const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const chat = new ChatPage(page, false);
  await chat.open();
  await chat.walkTo('lead-nome', aVisitor());
  const dump = await page.evaluate(() => ({ ...sessionStorage }));
  await context.close();
  await stack.restore();
  return dump;
}

/** The same talk with so many messages: its texts are repeated before it. The host's own storage reads and writes it. */
export function lengthened(dump: Dump, messages: number): Dump {
  const stored = new Map(Object.entries(dump));
  const { snapshot } = storageOn(stored).read(Date.now()) ?? {};
  if (!snapshot) throw new Error('The host does not read the journey that it stored.');
  const texts = snapshot.transcript.filter(({ component }) => component === undefined);
  const earlier = Array.from({ length: messages - snapshot.transcript.length }, (_, index) => {
    const text = texts[index % texts.length];
    if (!text) throw new Error('The stored journey has no texts.');
    return text;
  });
  const transcript = [...earlier, ...snapshot.transcript].map((message, id) => ({ ...message, id }));
  const longer = new Map<string, string>();
  storageOn(longer).write({ ...snapshot, transcript }, Date.now());
  return Object.fromEntries(longer);
}

function storageOn(stored: Map<string, string>) {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const throwError = (error: Error) => {
    throw error;
  };
  return createSnapshotStorage(storage, brandId, throwError, readTalk);
}
