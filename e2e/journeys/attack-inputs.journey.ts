import vectors from '@consorcio/shared/testing/vectors/xss_dompurify.json' with { type: 'json' };
import { answerStep } from '../pages/answers';
import { ChatPage } from '../pages/chat-page';
import { waitUntilSettled } from '../pages/conversation';
import { payTheCard } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { plantDump, type SeededPlace } from '../pages/fixtures/seeds';
import { aVisitor, theLeadOf } from '../pages/fixtures/visitors';
import { labels } from '../pages/labels';
import { expect, expectNothingRan, isWhole, test, waysOn } from '../serving/attack/attack-test';
import { type HostileAnswer, hostileAnswerNames } from '../serving/attack/hostile-api';

/** How a visitor causes one of the calls of SPEC section 7. */
interface Cause {
  readonly call: string;
  readonly place: SeededPlace;
  readonly path?: string;
  act(chat: ChatPage): Promise<void>;
}

const pressing = (label: string) => (chat: ChatPage) => chat.press(chat.option(label));
const answering = (step: string) => (chat: ChatPage) => answerStep(chat, step, aVisitor());

/** Every call of SPEC section 7. */
const causes: readonly Cause[] = [
  { call: 'GET /hc', place: 'intro', act: pressing(labels.start) },
  { call: 'GET /api/categoria', place: 'intro', act: pressing(labels.start) },
  { call: 'POST /api/lead/validar-palavras', place: 'lead-nome', act: answering('lead-nome') },
  { call: 'POST /api/lead', place: 'lead-telefone', act: answering('lead-telefone') },
  { call: 'GET /api/v1/catalogo', place: 'lead-telefone', act: answering('lead-telefone') },
  { call: 'POST /api/plano/detalhes', place: 'plans-list-select', act: choosePlan },
  { call: 'POST /api/plano/selecionado', place: 'plans-list-select', act: choosePlan },
  { call: 'GET /api/endereco', place: 'cep-first-input', act: answering('cep-first-input') },
  { call: 'POST /api/v1/cupom/validar', place: 'proposal-terms', path: '/?cupom=dez', act: applyCoupon },
  { call: 'POST /api/proposta', place: 'proposal-terms', act: pressing(labels.confirm) },
  { call: 'POST /api/pagamento/pix', place: 'payment-options', act: pressing(labels.pix) },
  { call: 'POST /api/pagamento/boleto', place: 'payment-options', act: pressing(labels.boleto) },
  { call: 'POST /api/pagamento/cartao', place: 'payment-options', act: (chat) => payTheCard(chat) },
];

/** `pnpm e2e attack`: every pair of a call and an answer, else each call with an answer of its own, and `npm test` every other call. */
const answersFor = (cause: Cause): readonly HostileAnswer[] =>
  isWhole ? hostileAnswerNames : hostileAnswerNames.slice(causes.indexOf(cause)).slice(0, 1);

/** A browser that opens a page for each pair is faster than one that is opened for each. */
const groups = isWhole ? causes.map((cause) => [cause]) : [cellsOf(causes, 2)];

/** ms that the page waits for an answer without an end. */
const patience = 1000;

for (const group of groups) {
  const titles = group.map(({ call }) => call.replace(/.*\//, '')).join(', ');
  test(`hostile answers of ${titles}`, async ({ chat, page, stack, watched, canary, hostileApi, beginAt }) => {
    watched.expectFailedRequests(/./);
    for (const cause of group) {
      for (const answer of answersFor(cause)) {
        const hits = hostileApi.hits();
        await stack.sandbox.reset();
        stack.configure({ apiTimeoutMs: answer === 'an answer without an end' ? patience : 20_000 });
        hostileApi.answer(cause.call, answer);
        await beginAt(cause.place, cause.path);

        await cause.act(chat);
        await expect.poll(() => hostileApi.hits()).toBeGreaterThan(hits);
        await waitUntilSettled(page);
        await expect.poll(async () => (await waysOn(page)).length).toBeGreaterThanOrEqual(2);
        await expectNothingRan(page, canary);
        expect(hostileApi.stolen).toEqual([]);
        hostileApi.answer(cause.call, undefined);
        const again = chat.option(labels.again);
        if ((await again.count()) === 0) continue;
        const { own } = await waitUntilSettled(page);
        await chat.press(again);
        await waitUntilSettled(page, { own });
      }
    }
  });
}

async function choosePlan(chat: ChatPage): Promise<void> {
  await chat.press(chat.plans.option(/^Integral/));
  await chat.press(chat.plans.action(labels.continue));
}

async function applyCoupon(chat: ChatPage): Promise<void> {
  await chat.choose(labels.confirm);
  await chat.isAt('cupom-apply-url');
  await chat.press(chat.option(labels.applyCoupon));
}

/** Texts that try to become markup or script, from the tests of DOMPurify. */
const hostileTexts: readonly string[] = vectors.payloads.map(({ payload }) => payload);
/** The corpus, or one text in `share` of it. */
const some = (share: number) => hostileTexts.filter((_, index) => isWhole || index % share === 0);

test('hostile texts in every answer of the API run nothing', async ({ chat, page, watched, canary, hostileApi }) => {
  watched.expectFailedRequests(/./);
  hostileApi.rewrite(hostileWords());
  await chat.open();
  await chat.walkTo('lead-select-category', aVisitor());
  await chat.press(page.getByRole('list', { name: 'Categorias' }).getByRole('button').nth(1));
  await chat.walkTo('proposal-terms', aVisitor());
  await chat.choose(labels.details);
  await chat.isAt('proposal-terms');
  await chat.walkTo('payment-options', aVisitor());
  for (const method of [labels.pix, labels.boleto]) {
    await chat.choose(method);
    await waitUntilSettled(page, { step: 'payment-options' });
    await expectNothingRan(page, canary);
    expect(await addressesIn(chat)).toEqual([]);
    expect((await waysOn(page)).length).toBeGreaterThanOrEqual(2);
    await chat.choose(labels.otherMethod);
    await chat.settledStep();
  }
});

test('hostile texts typed as each kind of answer stay texts', async ({ chat, page, canary, watched, beginAt }) => {
  watched.expectFailedRequests('/api/v1/cupom/validar');
  const corpus = some(28);
  for (const place of ['proposal-nome', ...(isWhole ? (['lead-nome', 'lead-email'] as const) : [])] as const) {
    await beginAt(place);
    for (const text of corpus) {
      await chat.field.fill(text);
      await chat.field.press('Enter');
      await expect(chat.problem).toHaveText(/./);
      await expect(chat.root).toHaveAttribute('data-step', place);
      await chat.field.fill(''); // the next one is another answer
    }
    await expectNothingRan(page, canary);
  }

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
  await expect(chat.option(labels.startOver)).toBeEnabled();
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
    await expectNothingRan(page, canary);
    expect(await addressesIn(chat)).toEqual([]);
    expect((await waysOn(page)).length).toBeGreaterThanOrEqual(1);
  });

/** What no visit stores, as a change of a stored conversation. */
const forgeries: readonly (readonly [what: string, forge: (text: string) => string])[] = [
  ['a place where the page begins again', placedAt('return-visit', 'conversa-retomada')],
  ['a place of every object', placedAt('constructor', 'name')],
  ['a segment of every object', placedAt('toString', null)],
  ['a name of 100,000 characters', (text) => text.replaceAll('"Marina"', JSON.stringify('Ma '.repeat(33_000)))],
  ['half of it', (text) => text.slice(0, text.length / 2)],
];

test('a forged record begins a visit, in the tab and on the device', async ({ chat, page, watched, seeds }) => {
  watched.expectLine('storage.unreadable');
  await chat.open();
  const [[key = '', text = ''] = []] = Object.entries(seeds.get('pesquisa-humano') ?? {});
  for (const [what, forge] of forgeries)
    for (const [area, at] of [
      ['sessionStorage', key],
      ['localStorage', key.replace('journey', 'kept-journey')],
    ] as const) {
      const forged = forge(text.replace(/"savedAt":\d+/, `"savedAt":${Date.now()}`));
      expect(forged, what).not.toBe(text);
      await page.evaluate(
        ([area, ...record]) => {
          sessionStorage.clear();
          localStorage.clear();
          window[area].setItem(...record);
        },
        [area, at, forged] as const,
      );
      await page.goto('/');
      await chat.isAt('intro');
      await expect(chat.option(labels.start), what).toBeVisible();
    }
});

function placedAt(segment: string, step: string | null) {
  return (text: string) => text.replace(/"place":\{[^}]*\}/, `"place":${JSON.stringify({ segment, step })}`);
}

test('hostile URLs change and run nothing, campaigns count', async ({ page, chat, stack, canary, beginAt }) => {
  const everyParameter = (value: string) => `idc=${value}&cupom=${value}&referralcode=${value}`;
  const own = '__proto__[cupom]=UM&constructor=x&inicio=payment-options';
  for (const [search, ids] of [
    [hostileTexts.map((text) => everyParameter(encodeURIComponent(text))).join('&'), {}],
    ['idc=%E0%A4%A&cupom=%&referralcode=%00%ff', {}],
    [everyParameter('A'.repeat(100_000)), {}],
    [`idc=1&idc=2&cupom=UM&cupom=DOIS&referralcode=a&referralcode=b&${own}`, {}],
    ['idc=4321', { campanhaId: 4321 }],
    // SPEC section 1
    ['referralcode=AMIGO-1', { campanhaId: 605, compraId: 130, empresaId: 58, referralCode: 'AMIGO-1' }],
  ] as const) {
    await stack.sandbox.reset();
    await beginAt('lead-telefone', `/?${search}`);
    await expectNothingRan(page, canary);
    const stored = Object.keys(ids).includes('referralCode') ? ['consorcio.referral'] : [];
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(stored);
    await chat.answer(aVisitor().telefone);
    await chat.isAt('plans-list-select');
    const { leads } = await stack.sandbox.ledger();
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
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

test('a foreign page that opened the page reaches nothing', async ({ context, stack, hasTouch, page, foreign }) => {
  await page.goto(foreign);
  const opening = context.waitForEvent('page');
  await page.evaluate(openAndFlood, { url: stack.url, messages });
  const opened = await opening;
  const chat = new ChatPage(opened, hasTouch);
  await chat.isAt('intro');
  await page.evaluate((messages) => Reflect.get(window, 'flood')(messages), messages);
  await chat.choose(labels.start);
  await chat.isAt('lead-select-category');
  // The same as if they came from any window: the page sees no difference until it looks at their origin.
  await opened.evaluate((messages) => {
    for (let left = 200; left > 0; left -= 1)
      for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
  }, messages);
  expect(await opened.evaluate(() => [window.opener, 'pwned' in window, window.name])).toEqual([null, false, '']);
  expect(await page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
  expect((await waysOn(opened)).length).toBeGreaterThanOrEqual(2);
});

test('the chat of the specialists cannot reach its opener', async ({ chat, page, stack, foreign, beginAt }) => {
  stack.configure({ chatUrl: `${foreign}/chat` });
  await beginAt('proposal-terms');
  const before = await chat.transcript();
  const opening = page.context().waitForEvent('page');
  await chat.press(chat.option(labels.specialists));
  const opened = await opening;
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await chat.isAt('proposal-terms');

  await page.evaluate(() => void Object.assign(window, { open: () => null }));
  await chat.press(chat.option(labels.specialists));
  await page.waitForURL(`${foreign}/chat`);
  await page.goBack();
  await chat.isAt('proposal-terms');
  expect(await chat.transcript()).toEqual(before);
});

test('forged answers of another tab do nothing', async ({ chat, page, context, stack, canary, watched, beginAt }) => {
  watched.expectFailedRequests('/nao-existe');
  await beginAt('lead-telefone');
  const other = await context.newPage();
  await other.goto(`${stack.url}/nao-existe`);
  await other.evaluate((messages) => {
    const channel = new BroadcastChannel('consorcio.answers');
    setInterval(() => messages.map((message) => channel.postMessage(message)), 2);
  }, messages);
  await page.bringToFront();

  await chat.answer(aVisitor().telefone);
  await chat.isAt('plans-list-select');
  const { leads } = await stack.sandbox.ledger();
  expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
  await expectNothingRan(page, canary);
});

function openAndFlood({ url, messages }: { readonly url: string; readonly messages: readonly unknown[] }): void {
  const opened = window.open(url, 'pwned=1');
  const flood = (messages: readonly unknown[]) => {
    for (let left = 200; left > 0; left -= 1) for (const message of messages) opened?.postMessage(message, '*');
  };
  Object.assign(window, { opened, flood });
  flood(messages);
}
