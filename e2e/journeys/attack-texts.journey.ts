import type { ChatPage } from '../pages/chat-page';
import { waitUntilSettled } from '../pages/conversation';
import { hostileTexts } from '../pages/fixtures/hostile-texts';
import { plantDump } from '../pages/fixtures/seeds';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, isWhole, test } from '../serving/attack/attack-test';
import { waysOn } from '../serving/attack/ways-on';

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
  for (const place of ['proposal-nome', ...(isWhole ? (['lead-nome', 'lead-email'] as const) : [])] as const)
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
  await when('they type them as a coupon', async () => {
    await beginAt('proposal-terms', '/cupom', 'cupom');
    await chat.choose(labels.confirm);
    await chat.choose('Sim, tenho');
    for (const text of some(hostileTexts.length)) {
      await chat.isAt('cupom-input');
      await chat.field.fill(text);
      if (await chat.send.isDisabled()) continue; // blank
      await chat.field.press('Enter');
      const isRefused = async () => (await chat.problem.count()) + (await chat.option(labels.otherCoupon).count()) > 0;
      await expect.poll(isRefused, text).toBe(true);
      if ((await chat.problem.count()) === 0) await chat.press(chat.option(labels.otherCoupon));
      else await chat.field.fill('');
    }
    await expectNothingRan(page, canary);
  });
  await when('they comment on the specialists', async () => {
    for (const text of inComments(some(112))) {
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

for (const place of [
  'payment-options',
  ...(isWhole ? (['lead-nome', 'plans-list-select', 'proposal-terms', 'pesquisa-humano'] as const) : []),
] as const)
  test(`hostile texts in what a tab stored at ${place} run nothing`, async ({ chat, page, canary, watched, seeds }) => {
    watched.expectLine(/storage\.|contract\.mismatch/);
    // Also names of steps and parts, and ids, decide what the conversation does.
    const rewrite = hostileWords(/^[\w.:/-]*$/);
    const dump = Object.entries(seeds.get(place) ?? {}).map(([key, text]) => [key, rewrittenJson(text, rewrite)]);
    await given('a visitor whose storages somebody wrote', async () => {
      await plantDump(page, Object.fromEntries(dump));
      await page.addInitScript((texts) => {
        for (const [index, key] of ['referral', 'visitor', 'location', 'purchases'].entries()) {
          const text = texts[index] ?? '';
          const stored = index % 2 === 0 ? text : JSON.stringify({ code: text, __proto__: text });
          localStorage.setItem(`consorcio.${key}`, stored);
        }
      }, some(9));
      await page.goto('/');
      await chat.settledStep();
    });
    await thenSee('nothing ran, no address runs code, and there are ways on', async () => {
      await expectNothingRan(page, canary);
      expect(await addressesIn(chat)).toEqual([]);
      expect((await waysOn(page)).length).toBeGreaterThanOrEqual(1);
    });
  });

test('hostile URLs change nothing and run nothing, and what a campaign says counts', async ({
  page,
  chat,
  stack,
  canary,
  beginAt,
}) => {
  const everyParameter = (value: string) => `idc=${value}&cupom=${value}&referralcode=${value}`;
  const own = '__proto__[cupom]=UM&constructor=x&inicio=payment-options';
  for (const [what, search, ids] of [
    ['all the markup there is', hostileTexts.map((text) => everyParameter(encodeURIComponent(text))).join('&'), {}],
    ['bad encoding', 'idc=%E0%A4%A&cupom=%&referralcode=%00%ff', {}],
    ['100 KB values', everyParameter('A'.repeat(100_000)), {}],
    [
      'repeated keys and names of the language',
      `idc=1&idc=2&cupom=UM&cupom=DOIS&referralcode=a&referralcode=b&${own}`,
      {},
    ],
    ['a campaign', 'idc=4321', { campanhaId: 4321 }],
    // SPEC section 1
    ['a friend', 'referralcode=AMIGO-1', { campanhaId: 605, compraId: 130, empresaId: 58, referralCode: 'AMIGO-1' }],
  ] as const) {
    await when(`a visitor opens a URL with ${what}`, async () => {
      await stack.sandbox.reset();
      await beginAt('lead-telefone', `/?${search}`);
      await expectNothingRan(page, canary);
      const stored = Object.keys(ids).includes('referralCode') ? ['consorcio.referral'] : [];
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(stored);
      await chat.answer(aVisitor().telefone);
      await chat.isAt('plans-list-select');
    });
    await thenSee('the lead has the ids of the brand, or of the campaign', async () => {
      const { leads } = await stack.sandbox.ledger();
      expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
    });
  }
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

/** What the product compares: codes of the API, days and numbers written as text. */
const apiCode = /^([A-Z]{2,}(_[A-Z]+)*|[\d.,/-]*|integral\w*|pagametade|reduzida)$/;

/**
 * Changes answers of the API: each text becomes another hostile text, each address another that runs code. Codes, which decide what
 * the conversation does, stay. Texts for a charge change too, although they have only digits.
 */
function hostileWords(code = apiCode): (truth: unknown) => unknown {
  const addresses = [
    'javascript:pwned=1',
    ' java\nscript:pwned=1//https://any',
    'data:text/html,<script>opener.pwned=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1"/>',
    'vbscript:pwned=1',
    'blob:null/0',
    'https://user:secret@localhost:1/"onerror="pwned=1',
  ];
  const charges = new Set(['qrCodeTexto', 'codigoBarras', 'contrato']);
  let turn = 0;
  const next = (list: readonly string[]) => {
    turn += 1;
    return list[turn % list.length];
  };
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => change(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
    if (typeof value !== 'string' || /token/i.test(key)) return value;
    if (/^https?:/.test(value)) return next(addresses);
    return code.test(value) && !charges.has(key) ? value : next(hostileTexts);
  };
  return (truth) => change(truth, '');
}
