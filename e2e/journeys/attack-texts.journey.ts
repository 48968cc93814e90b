import { expect, expectNothingRan, isWhole, test, waysOn } from '../attack/attack-test';
import { hostileWords } from '../attack/hostile-words';
import { hostileTexts } from '../fixtures/hostile-texts';
import { waitUntilSettled } from '../fixtures/recovery-gestures';
import { plantDump } from '../fixtures/seeds';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

/** The corpus, or one text in `share` of it. */
const some = (share: number) => hostileTexts.filter((_, index) => isWhole || index % share === 0);

test('hostile texts and addresses in every answer of the API run nothing, from the categories to each charge', async ({
  chat,
  page,
  watched,
  canary,
  hostileApi,
}) => {
  test.setTimeout(120_000);
  watched.expectFailedRequests(/./);
  hostileApi.rewrite(hostileWords());
  await given('a visitor who buys in spite of what they read', async () => {
    await chat.open();
    await chat.walkTo('lead-select-category', aVisitor());
    await chat.press(page.getByRole('list', { name: 'Categorias' }).getByRole('button').nth(1));
    await chat.walkTo('proposal-terms', aVisitor());
    await chat.choose(labels.details);
    await chat.isAt('proposal-terms');
    await chat.walkTo('payment-options', aVisitor());
  });
  for (const method of [labels.pix, labels.boleto]) {
    await when(`they choose ${method}`, async () => {
      await chat.choose(method);
      await waitUntilSettled(chat, { notAt: 'payment-options' });
    });
    await thenSee('nothing ran, no address runs code, and there are ways on', async () => {
      await expectNothingRan(page, canary);
      expect(await addressesIn(chat)).toEqual([]);
      expect((await waysOn(page)).length).toBeGreaterThanOrEqual(2);
    });
    await chat.choose(labels.otherMethod);
    await waitUntilSettled(chat);
  }
});

for (const { place, path = '/', step = place } of [
  { place: 'lead-nome' },
  { place: 'lead-email' },
  { place: 'proposal-nome' },
  { place: 'proposal-cpf-cnpj' },
] as const) {
  test(`hostile texts typed at ${place} stay texts`, async ({ chat, page, canary, beginAt, watched }) => {
    console.log(path, step, chat, page, canary, beginAt, watched, plantDump, some);
  });
}

/** Addresses of links and pictures that a browser would run or show as a page. */
function addressesIn(chat: ChatPage): Promise<readonly string[]> {
  return chat.page.evaluate(() =>
    [...document.querySelectorAll('a[href], img[src]')]
      .map((element) => Reflect.get(element, 'href') || Reflect.get(element, 'src'))
      .filter((address) => !/^(https?:|data:image\/(svg|png))/.test(address)),
  );
}
