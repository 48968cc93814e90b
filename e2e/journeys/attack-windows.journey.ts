import type { Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, test } from '../serving/attack/attack-test';
import { waysOn } from '../serving/attack/ways-on';

/** What a window or a tab may send to confuse a page, many times. */
const messages: readonly unknown[] = [
  null,
  'pwned',
  '<img src=x onerror=pwned=1>',
  { type: 'webpackOk', data: 'javascript:pwned=1' },
  { event: 'gtm.js', eval: 'pwned=1' },
  { question: 'x'.repeat(10_000) },
  { reply: 'k', status: 200, data: '{"data":{"id":1,"LeadToken":"forged","propostaID":1,"propostaToken":"forged"}}' },
  { __proto__: { pwned: 1 }, constructor: { prototype: { pwned: 1 } } },
];

test('a foreign page that opened the page, named it and floods it with messages reaches nothing', async ({
  context,
  stack,
  hasTouch,
  page,
  foreign,
}) => {
  const opened = await test.step('given a window that a foreign page opened', async () => {
    await page.goto(foreign);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(openAndFlood, { url: stack.url, messages }),
    ]);
    return opened;
  });
  const chat = new ChatPage(opened, hasTouch ?? false);
  await when('a visitor conversations there', async () => {
    await chat.isAt('intro');
    await page.evaluate((messages) => Reflect.get(window, 'flood')(messages), messages);
    await chat.choose(labels.start);
    await chat.isAt('lead-select-category');
  });
  await when('its own frames would send the same', () => flood(opened));
  await thenSee('nothing ran, and neither window can reach the other', async () => {
    expect(await opened.evaluate(() => [window.opener, 'pwned' in window, window.name])).toEqual([null, false, '']);
    expect(await page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
    expect((await waysOn(opened)).length).toBeGreaterThanOrEqual(2);
  });
});

test('the chat of the specialists cannot reach the page that opened it, also where no window opens', async ({
  chat,
  page,
  stack,
  foreign,
  beginAt,
}) => {
  await given('specialists whose chat somebody took over', async () => {
    stack.configure({ chatUrl: `${foreign}/chat` });
    await beginAt('proposal-terms');
  });
  const before = await chat.transcript();
  const opened = await when('a visitor opens it', () => chat.openSpecialists());
  await thenSee('it has no opener, and the conversation is where it was', async () => {
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await chat.isAt('proposal-terms');
  });
  await when('they do so in an app that opens no window, and go back', async () => {
    await page.evaluate(() => void Object.assign(window, { open: () => null }));
    await chat.press(chat.option(labels.specialists));
    await page.waitForURL(`${foreign}/chat`);
    await page.goBack();
  });
  await thenSee('the conversation is where it was', async () => {
    await chat.isAt('proposal-terms');
    expect(await chat.transcript()).toEqual(before);
  });
});

test('forged answers from another tab create nothing and show nothing', async ({
  chat,
  page,
  context,
  stack,
  canary,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/nao-existe');
  await given('a tab that sends forged answers all the time', async () => {
    await beginAt('lead-telefone');
    const other = await context.newPage();
    await other.goto(`${stack.url}/nao-existe`);
    await other.evaluate((messages) => {
      const channel = new BroadcastChannel('consorcio.answers');
      setInterval(() => {
        for (const message of messages) channel.postMessage(message);
      }, 2);
    }, messages);
    await page.bringToFront();
  });
  await when('a visitor gives their phone', async () => {
    await chat.answer(aVisitor().telefone);
    await chat.isAt('plans-list-select');
  });
  await thenSee('their own lead, once, and nothing ran', async () => {
    const { leads } = await stack.sandbox.ledger();
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
    await expectNothingRan(page, canary);
  });
});

function openAndFlood({ url, messages }: { readonly url: string; readonly messages: readonly unknown[] }): void {
  const opened = window.open(url, 'pwned=1');
  const flood = (messages: readonly unknown[]) => {
    for (let left = 200; left > 0; left -= 1) for (const message of messages) opened?.postMessage(message, '*');
  };
  Object.assign(window, { opened, flood });
  flood(messages);
}

/** The same messages as if they came from any window: the page sees no difference until it looks at their origin. */
function flood(page: Page): Promise<void> {
  return page.evaluate((messages) => {
    for (let left = 200; left > 0; left -= 1)
      for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
  }, messages);
}
