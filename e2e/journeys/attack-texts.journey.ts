import type { ChatPage } from '../pages/chat-page';
import { waitUntilSettled } from '../pages/conversation';
import { hostileTexts } from '../pages/fixtures/hostile-texts';
import { plantDump } from '../pages/fixtures/seeds';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, isWhole, test } from '../serving/attack/attack-test';
import { hostileWords, isStoredCode } from '../serving/attack/hostile-words';
import { waysOn } from '../serving/attack/ways-on';

/** Where a tab is attacked besides, by the whole attack. */
const wholePlaces = ['lead-nome', 'proposal-confirm-plan', 'proposal-terms', 'pesquisa-humano'] as const;

/** The corpus, or one text in `share` of it. */
const some = (share: number) => hostileTexts.filter((_, index) => isWhole || index % share === 0);

test('hostile texts and addresses in every answer of the API run nothing, from the categories to each charge', async ({
  chat,
  page,
  watched,
  canary,
  hostileApi,
}) => {
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
      await waitUntilSettled(page, { step: 'payment-options' });
    });
    await thenSee('nothing ran, no address runs code, and there are ways on', async () => {
      await expectNothingRan(page, canary);
      expect(await addressesIn(chat)).toEqual([]);
      expect((await waysOn(page)).length).toBeGreaterThanOrEqual(2);
    });
    await chat.choose(labels.otherMethod);
    await chat.settledStep();
  }
});

test('hostile texts typed where each kind of answer is asked stay texts', async ({
  chat,
  page,
  canary,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/api/v1/cupom/validar');
  const corpus = some(28);
  for (const place of isWhole
    ? (['lead-nome', 'lead-email', 'proposal-nome'] as const)
    : (['proposal-nome'] as const)) {
    await when(`a visitor types ${corpus.length} of them at ${place}`, async () => {
      await beginAt(place);
      for (const text of corpus) {
        await chat.field.fill(text);
        await chat.field.press('Enter');
        await expect(chat.problem).toHaveText(/./);
        await expect(chat.root).toHaveAttribute('data-step', place);
        await chat.field.fill(''); // the next one is another answer
      }
      await expectNothingRan(page, canary);
    });
  }
  await when('they type them as a coupon', async () => {
    await beginAt('proposal-terms', '/cupom', 'cupom');
    await chat.choose(labels.confirm);
    await chat.choose('Sim, tenho');
    for (const text of isWhole ? corpus : corpus.slice(0, 1)) {
      await chat.isAt('cupom-input');
      await chat.field.fill(text);
      if (await chat.send.isDisabled()) continue; // blank
      await chat.field.press('Enter');
      const isRefused = async () => (await chat.problem.count()) + (await chat.option(labels.otherCoupon).count()) > 0;
      await expect.poll(isRefused, text).toBe(true);
      await expectNothingRan(page, canary);
      if ((await chat.problem.count()) === 0) await chat.press(chat.option(labels.otherCoupon));
      else await chat.field.fill('');
    }
    await expectNothingRan(page, canary);
  });
  await when('they comment on the specialists', async () => {
    for (const text of inComments(isWhole ? hostileTexts : some(28)).slice(0, isWhole ? undefined : 1)) {
      await beginAt('pesquisa-humano');
      await chat.choose(labels.helped);
      await chat.isAt('pesquisa-humanos-pontuacao');
      await chat.score(1);
      await chat.isAt('pesquisa-humanos-comentarios');
      await chat.fillIn(text);
      await chat.isAt('pesquisa-ate-mais', 'ended');
      await expectNothingRan(page, canary);
    }
  });
  await thenSee('they can go on', () => expect(chat.option(labels.startOver)).toBeEnabled());
});

for (const place of ['plans-list-select', 'payment-options', ...(isWhole ? wholePlaces : [])] as const) {
  test(`hostile texts in what a tab stored at ${place} run nothing`, async ({ chat, page, canary, watched, seeds }) => {
    watched.expectLine(/storage\.|contract\.mismatch/);
    const rewrite = hostileWords({ isCode: isStoredCode });
    const dump = Object.entries(seeds.get(place) ?? {}).map(([key, text]) => [key, rewrittenJson(text, rewrite)]);
    await given('a visitor whose storages somebody wrote', async () => {
      await plantDump(page, Object.fromEntries(dump));
      await page.addInitScript((texts) => {
        for (const [index, key] of ['referral', 'visitor', 'location', 'purchases'].entries()) {
          const [text = ''] = [texts[index], texts[0]];
          localStorage.setItem(
            `consorcio.${key}`,
            index % 2 === 0 ? text : JSON.stringify({ code: text, __proto__: text }),
          );
        }
      }, some(9));
      await page.goto(
        `/?cupom=${encodeURIComponent(hostileTexts[3] ?? '')}#${encodeURIComponent(hostileTexts[5] ?? '')}`,
      );
      await chat.settledStep();
    });
    await thenSee('nothing ran, no address runs code, and there are ways on', async () => {
      await expectNothingRan(page, canary);
      expect(await addressesIn(chat)).toEqual([]);
      expect((await waysOn(page)).length).toBeGreaterThanOrEqual(1);
    });
  });
}

test('hostile texts in an override of a brand stay texts, and hostile addresses are refused', async ({
  chat,
  page,
  stack,
  canary,
}) => {
  const text = '</script></title><img src=x onerror=pwned=1>"\'`{{pwned}}';
  const short = '</script><img src=x onerror=pwned=1>';
  const brand = { nome: short, titulo: text, descricao: text, banner: { titulo: short, texto: text, motif: 'waves' } };
  await given('an override of a brand with hostile addresses', async () => {
    for (const key of ['chatUrl', 'siteDomain', 'publicOrigin']) {
      const problems = await stack.overrideBrands({ 'livelo.json': JSON.stringify({ [key]: 'javascript:pwned=1' }) });
      expect(problems.join()).toContain(key);
    }
  });
  await when('its texts are hostile', async () => {
    expect(await stack.overrideBrands({ 'livelo.json': JSON.stringify(brand) })).toEqual([]);
    await chat.open('/livelo');
  });
  await thenSee('they are texts, and the visitor can go on', async () => {
    expect(await page.title()).toContain(text);
    await chat.choose(labels.start);
    await chat.isAt('lead-select-category');
    await expectNothingRan(page, canary);
  });
});

/** Several texts in each comment, as long as a comment may be. */
function inComments(texts: readonly string[]): readonly string[] {
  const all = texts.join(' ');
  return Array.from({ length: Math.ceil(all.length / 400) }, (_, index) => all.slice(index * 400, index * 400 + 400));
}

/** Stored JSON with the texts in it rewritten; anything else as it is. */
function rewrittenJson(text: string, rewrite: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(rewrite(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** Addresses of links and pictures that a browser would run or show as a page. */
function addressesIn(chat: ChatPage): Promise<readonly string[]> {
  return chat.page.evaluate(() =>
    [...document.querySelectorAll('a[href], img[src]')]
      .map((element) => Reflect.get(element, 'href') || Reflect.get(element, 'src'))
      .filter((address) => !/^(https?:|data:image\/(svg|png))/.test(address)),
  );
}
