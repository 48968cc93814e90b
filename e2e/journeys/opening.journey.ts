import type { OpenPurchase } from '@consorcio/shared/entities';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, tabTo } from '../fixtures/accessible';
import { brandAt, brands } from '../fixtures/brands';
import { holdScripts, openEarly, pageScripts } from '../fixtures/held-scripts';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { ChatPage } from '../pages/chat-page';
import { type Frame, Frames } from '../pages/frames';
import { labels } from '../pages/labels';
import { SpokenWords } from '../pages/spoken-words';

const greeting = [
  'Olá! Boas-vindas ao Alvo Consórcio.',
  'Aqui você conquista casa, carro, moto e muito mais: sem juros e sem entrada, com um consórcio do seu jeito.',
  'Em poucos minutos você simula, escolhe a parcela que cabe no seu bolso e contrata por aqui. Vamos?',
];
const greetingBubbles = greeting.map((text) => `Alvo Consórcio: ${text}`);

const slowNotice = 'A conexão está lenta. Guardamos sua resposta: a conversa continua assim que a página carregar.';
/** A timing hint of the browser: a page that does not load needs no release. */
const unusedPreload = /release\.json was preloaded using link preload but not used/;
const failedNotice = 'A conversa não carregou. Verifique sua conexão e tente de novo.';

test.describe('a press in the first moments', () => {
  test.describe.configure({ retries: 0 }); // must hold every time, so no second try

  /** At the place of the option: the page may take over between a look at it and the press. */
  const presses: readonly (readonly [string, (option: Locator) => Promise<void>])[] = [
    ['a tap', async (option) => option.page().touchscreen.tap(...(await centreOf(option)))],
    ['a click', async (option) => option.page().mouse.click(...(await centreOf(option)))],
    [
      'the Enter key',
      async (option) => {
        await tabTo(option);
        await option.page().keyboard.press('Enter');
      },
    ],
    [
      'a double tap',
      async (option) => {
        const [x, y] = await centreOf(option);
        const { touchscreen } = option.page();
        await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]); // on a busy machine the second would be late
      },
    ],
  ];

  for (const [arrival, delayMs] of [
    ['with the page', 0],
    ['a second later', 1000],
    ['long after the press', undefined],
  ] as const) {
    test(`is answered once when the scripts arrive ${arrival}`, async ({ context, hasTouch }) => {
      for (const [name, press] of presses) {
        const page = await context.newPage();
        const chat = new ChatPage(page, hasTouch ?? false);
        const checks = healthChecksOf(page);
        const release = delayMs === undefined ? await holdScripts(page) : await delayScripts(page, delayMs);
        await when(`${name} follows the first paint`, async () => {
          await openEarly(page);
          await press(chat.option(labels.start));
        });
        if (delayMs === undefined)
          await thenSee('the answer is shown at once, and the bot is typing', async () => {
            await expect(chat.visitorMessage(labels.start)).toBeVisible();
            await expect(chat.option(labels.start)).toHaveCount(0);
            await expect(page.getByRole('img', { name: 'Digitando…' })).toBeVisible();
            expect(checks).toEqual([]);
          });
        release();
        await thenSee(`${name} was answered once`, async () => {
          await expectCategoryQuestion(chat);
          expect(checks, `health checks after ${name}`).toHaveLength(1);
        });
        await page.close();
      }
    });
  }

  /** Addresses per test: starting a test takes a second. */
  const GROUP = 9;
  for (let first = 0; first < brands.length; first += GROUP) {
    const group = brands.slice(first, first + GROUP);
    test(`is answered under every brand: ${group.map(({ id }) => id).join(', ')}`, async ({
      context,
      hasTouch,
      stack,
      watched,
    }) => {
      for (const { routes, hosts, nome } of group) {
        const host = hosts.find((name) => name.startsWith('consorcio.')); // others do not lead here
        const address = host ? stack.url.replace('localhost', host) : (routes[0] ?? '/');
        if (host) watched.expectHost(host);
        const page = await context.newPage();
        const chat = new ChatPage(page, hasTouch ?? false);
        const release = await holdScripts(page);
        await when(`a visitor of ${nome} presses the option at ${address}`, async () => {
          await openEarly(page, address);
          await chat.choose(labels.start);
        });
        release();
        await thenSee(`the conversation of ${nome} goes on`, async () => {
          await expect(chat.root).not.toHaveAttribute('data-step', 'intro');
          await expect(chat.visitorMessage(labels.start)).toHaveCount(1);
        });
        await page.close();
      }
    });
  }

  test('is answered when the page takes over before it is released', async ({ chat, page }) => {
    const release = await holdScripts(page);
    await openEarly(page);
    await when('the mouse is down on the option while the scripts arrive', async () => {
      await chat.option(labels.start).hover();
      await page.mouse.down();
      release();
      await page.waitForLoadState('load'); // the scripts have run
      await page.mouse.up();
    });
    await thenSee('it counts', () => expectCategoryQuestion(chat));
  });

  test('opens the menu once the page is alive', async ({ chat, page }) => {
    const release = await holdScripts(page);
    const menu = page.getByRole('navigation', { name: 'Menu do site' });
    await openEarly(page);
    await when('a visitor presses the menu', () => chat.press(menu.getByRole('button')));
    await expect(menu.getByRole('link')).toHaveCount(0);
    release();
    await thenSee('it opens', () => expect(menu.getByRole('link')).toHaveCount(7));
  });
});

test.describe('a page that does not load', () => {
  test('says so, and offers to try again and to talk to a person', async ({ chat, page, stack, watched }) => {
    watched.expectFailedRequests(pageScripts);
    watched.expectLine(unusedPreload);
    const again = page.getByRole('link', { name: 'Tentar de novo' });
    const specialists = page.getByRole('link', { name: labels.specialists });
    await given('a network that loses the scripts', async () => {
      await page.route(pageScripts, (route) => route.abort());
      await openEarly(page, '/livelo?idc=77');
    });
    await thenSee('a notice, and links that work without scripts', async () => {
      await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
      await expect(page.getByText(slowNotice)).toBeHidden();
      await expect(specialists).toHaveAttribute('href', brandAt('/livelo').chatUrl);
      await expectAccessible(page, 'the notice');
    });
    await thenSee('the option that nobody would answer is gone', () => expect(chat.option(labels.start)).toBeHidden());
    await when('the deployment has a chat of its own', async () => {
      stack.configure({ chatUrl: 'https://wa.me/551111111111' });
      await chat.press(again);
      await expect(specialists).toHaveAttribute('href', 'https://wa.me/551111111111');
    });
    await when('the network is back and they try again', async () => {
      await page.unroute(pageScripts);
      await chat.press(again);
    });
    await thenSee('the conversation is alive at the same address', async () => {
      await chat.isAt('intro');
      expect(page.url()).toBe(`${stack.url}/livelo?idc=77`);
      await expect(again).toHaveCount(0);
      await chat.choose(labels.start);
      await chat.isAt('lead-select-category');
    });
  });

  test('does not lose the stored conversation', async ({ chat, page, watched }) => {
    const partsOfScripts = /^\/\d+\.\w+\.js/;
    watched.expectFailedRequests(partsOfScripts);
    watched.expectLine(unusedPreload);
    watched.expectLine('at=start');
    await given('a visitor who has answered', async () => {
      await chat.open();
      await chat.walkTo('lead-nome', aVisitor());
    });
    const written = await chat.transcript();
    await when('they reload and the network loses what reads the conversation', async () => {
      await page.route(
        ({ pathname }) => partsOfScripts.test(pathname),
        (route) => route.abort(),
      );
      await page.reload({ waitUntil: 'commit' });
    });
    await thenSee('the notice, and nothing of a new conversation', async () => {
      await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
      await expect(page.getByText(greeting[1] ?? '')).toBeHidden();
      await expect(typingMark(page)).toHaveCount(0);
    });
    await when('the network is back and they try again', async () => {
      await page.unrouteAll();
      await chat.press(page.getByRole('link', { name: 'Tentar de novo' }));
    });
    await thenSee('their conversation', async () => {
      await chat.isAt('lead-nome');
      expect(await chat.transcript()).toEqual(written);
    });
  });

  test('comes alive by itself when the scripts are lost once', async ({ chat, page, watched }) => {
    watched.expectFailedRequests(pageScripts);
    const lost = new Set<string>();
    await page.route(pageScripts, (route) => {
      const { pathname } = new URL(route.request().url());
      if (lost.has(pathname)) return route.continue();
      lost.add(pathname);
      return route.abort();
    });
    await openEarly(page);
    await thenSee('the conversation', async () => {
      await chat.isAt('intro');
      await chat.choose(labels.start);
      await expectCategoryQuestion(chat);
    });
    expect(lost.size, 'scripts that were lost').toBe(2);
  });

  test('says so when a script breaks', async ({ page, watched }) => {
    watched.expectLine(unusedPreload);
    watched.expectUncaught('a bug of the page');
    await page.route(/\/main\.\w+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a bug of the page")' }),
    );
    await openEarly(page);
    await thenSee('the notice', () => expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice)));
  });

  test('says that it is slow when a press is not answered for seconds, and answers it later', async ({
    chat,
    page,
  }) => {
    const release = await holdScripts(page);
    const checks = healthChecksOf(page);
    await openEarly(page);
    await when('a visitor presses the option', () => chat.choose(labels.start));
    await expect(page.getByText(slowNotice)).toBeHidden();
    await thenSee('a notice that the answer is kept, and a way to a person', async () => {
      await expect(page.getByText(slowNotice)).toBeVisible(); // after six seconds
      await expect(page.getByText(failedNotice)).toBeHidden();
      await expect(page.getByRole('link', { name: labels.specialists })).toBeVisible();
    });
    release();
    await thenSee('the answer counts once the page is there', async () => {
      await expectCategoryQuestion(chat);
      expect(checks).toHaveLength(1);
      await expect(page.getByText(slowNotice)).toHaveCount(0);
    });
  });

  test('greets without JavaScript, and says that the conversation needs it', async ({ browser, stack, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url, viewport });
    const page = await context.newPage();
    await page.goto('/');
    for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText('Para conversar com a gente, ative o JavaScript do navegador.');
    await expect(page.locator('noscript p')).toBeInViewport({ ratio: 1 });
    await context.close();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the greeting pauses before the scripts arrive, and a press on the typing mark ends the pauses', async ({
    chat,
    page,
    stack,
  }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    await holdScripts(page);
    await given('a visitor who waits', async () => {
      await openEarly(page);
      await expect(chat.option(labels.start)).toBeVisible();
    });
    await thenSee('first one bubble and a typing mark, then the rest in order', async () => {
      const seen = await frames.all();
      expect(seen[0]).toMatchObject({ bubbles: greetingBubbles.slice(0, 1), options: [], isTyping: true });
      expectOneByOne(seen, greetingBubbles);
      expect(seen.at(-1)).toMatchObject({ options: [labels.start], isTyping: false });
    });
    await given('a visitor in the first pause', async () => {
      await slowAnimations(page);
      await openEarly(page);
      await expect(chat.botMessage('Olá!')).toBeVisible();
      for (const text of greeting.slice(1)) await expect(page.getByText(text)).toBeHidden();
      await expect(chat.option(labels.start)).toBeHidden();
    });
    await when('they press the typing mark', () => chat.press(typingMark(page)));
    await thenSee('the rest is there at once', async () => {
      for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
      await expect(chat.option(labels.start)).toBeVisible();
      await expect(typingMark(page)).toHaveCount(0);
    });
  });

  test('scripts that arrive during the pauses hide and repeat nothing', async ({ chat, page, stack }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    for (const bubbles of [1, 2, 3]) {
      await test.step(`the scripts arrive when ${bubbles} bubbles are in sight`, async () => {
        await page.unrouteAll();
        const release = await holdScripts(page);
        await openEarly(page);
        await page.evaluate(() => sessionStorage.clear());
        await page.waitForFunction((count) => (window.seenFrames?.at(-1)?.bubbles.length ?? 0) >= count, bubbles);
        release();
        await chat.isAt('intro');
        await expect(chat.bubbles).toHaveCount(3);
        await expect.poll(async () => (await frames.all()).at(-1)?.options).toEqual([labels.start]);
        const seen = await frames.all();
        expectOneByOne(seen, greetingBubbles);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });

  test('an answer before the scripts arrive stays in sight', async ({ chat, page, stack }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    const release = await holdScripts(page);
    await openEarly(page);
    await when('a visitor answers after the pauses', () => chat.choose(labels.start));
    release();
    await expectCategoryQuestion(chat);
    const question = (await chat.transcript()).at(-1)?.slice(0, -5) ?? '';
    expectOneByOne(await frames.all(), [...greetingBubbles, `Você: ${labels.start}`, question]);
  });

  test('a deployment without pauses shows the whole greeting before the scripts arrive', async ({ chat, page }) => {
    await holdScripts(page);
    await slowAnimations(page);
    await openEarly(page);
    for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
    await expect(chat.option(labels.start)).toBeVisible();
  });
});

test.describe('the rest of the greeting waits for the scripts', () => {
  test('with a referral code', async ({ chat, page }) => {
    const release = await holdScripts(page);
    await openEarly(page, '/?referralcode=AMIGO-123');
    await expectHeld(chat);
    release();
    await thenSee('the greeting of an invited visitor', async () => {
      await chat.isAt('intro');
      await expect(chat.botMessage('Você veio por indicação!')).toBeVisible();
      await expect(chat.option(labels.start)).toBeVisible();
    });
  });

  test('with an open purchase', async ({ chat, page }) => {
    const release = await holdScripts(page);
    await page.addInitScript(
      (stored) => localStorage.setItem('consorcio.open-purchases.home', stored),
      JSON.stringify([anOpenPurchase()]),
    );
    await openEarly(page);
    await expectHeld(chat);
    release();
    await thenSee('it is mentioned', async () => {
      await chat.isAt('compra-aberta');
      await expect(chat.botMessage(/Seu Pix de R\$/)).toBeVisible();
      await expect(chat.option(labels.start)).toHaveCount(0);
    });
  });

  test('on a reload in the middle of a conversation', async ({ chat, page }) => {
    await given('a visitor who has answered', async () => {
      await chat.open();
      await chat.walkTo('lead-credit-value', aVisitor());
    });
    const written = await chat.transcript();
    const release = await holdScripts(page);
    await when('they reload', async () => {
      await page.reload({ waitUntil: 'commit' });
      await expectHeld(chat);
    });
    release();
    await thenSee('the conversation is complete', async () => {
      await chat.isAt('lead-credit-value');
      expect(await chat.transcript()).toEqual(written);
    });
  });
});

for (const path of ['/', '/livelo', '/app']) {
  test(`the page takes over without a visible change at ${path}`, { tag: '@desktop' }, async ({
    chat,
    page,
    stack,
  }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    const release = await holdScripts(page);
    // The HTML does not know the time of the device.
    const style = 'time { visibility: hidden !important; }';
    const picture = () => page.screenshot({ animations: 'disabled', style });
    await openEarly(page, path);
    await expect(chat.option(labels.start)).toBeVisible();
    const before = await picture();
    release();
    await chat.isAt('intro');
    const after = await picture();
    expect(after.equals(before), 'the two pictures are equal').toBe(true);
    await thenSee('no frame lacked the greeting or its option', async () => {
      const [whole, alive] = (await frames.all()).slice(-2);
      expect(whole).toMatchObject({ options: [labels.start], isTyping: false, isAlive: false });
      expect(whole?.bubbles).toHaveLength(3);
      expect(alive).toEqual({ ...whole, isAlive: true });
    });
  });
}

test('a visitor who wants less motion sees the whole greeting at once', async ({ chat, page, stack }) => {
  stack.configure({ fakeLoadDelayMs: 1500 });
  const frames = await Frames.listenOn(page);
  await chat.open();
  const [first, second, ...others] = await frames.all();
  expect(first).toEqual({ bubbles: greetingBubbles, options: [labels.start], isTyping: false, isAlive: false });
  expect(second).toEqual({ ...first, isAlive: true });
  expect(others).toEqual([]);
});

test('the focus stays on the option, the HTML is accessible, and the greeting is announced once', {
  tag: '@desktop',
}, async ({ chat, page }) => {
  const spoken = await SpokenWords.listenOn(page);
  const release = await holdScripts(page);
  await given('a visitor who reaches the option with Tab before the scripts', async () => {
    await openEarly(page);
    await tabTo(chat.option(labels.start));
  });
  await expectAccessible(page, 'the HTML');
  release();
  await chat.isAt('intro');
  await thenSee('the option of the page has the focus', () => expect(chat.option(labels.start)).toBeFocused());
  await thenSee('the greeting is announced in order', async () => {
    await expect.poll(async () => (await spoken.all()).at(-1)).toBe(`1 opção: ${labels.start}`);
    expect(await spoken.all()).toEqual([...greeting, `1 opção: ${labels.start}`]);
  });
});

/** The page may replace the control at this moment. */
async function centreOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : centreOf(control);
}

/** Every health check that a page sends from now on. */
function healthChecksOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/hc') sent.push(request.method());
  });
  return sent;
}

/** The scripts take so long, in ms. There is nothing to release. */
async function delayScripts(page: Page, ms: number): Promise<() => void> {
  if (ms > 0)
    await page.route(pageScripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
  return () => undefined;
}

/** The greeting, one answer and one question. */
async function expectCategoryQuestion(chat: ChatPage): Promise<void> {
  await chat.isAt('lead-select-category');
  await expect(chat.visitorMessage(labels.start)).toHaveCount(1);
  const senders = (await chat.transcript()).map((text) => (text.startsWith('Você: ') ? 'visitor' : 'bot'));
  expect(senders).toEqual(['bot', 'bot', 'bot', 'visitor', 'bot']);
}

/** The first bubble is in sight, and nothing that the visitor may not get. */
async function expectHeld(chat: ChatPage): Promise<void> {
  await thenSee('only the first bubble, and that the bot is typing', async () => {
    await expect(chat.bubbles.first()).toBeVisible();
    await expect(typingMark(chat.page)).toBeVisible();
    for (const bubble of (await chat.bubbles.all()).slice(1)) await expect(bubble).toBeHidden();
    await expect(chat.option(labels.start)).toBeHidden();
  });
}

/** The mark that is in sight: each pause has its own. */
function typingMark(page: Page): Locator {
  return page.getByRole('button', { name: /^Digitando/ });
}

/** No bubble disappears, and each appears once, at its place. */
function expectOneByOne(frames: readonly Frame[], expected: readonly string[]): void {
  let shown = 0;
  for (const { bubbles } of frames) {
    expect(bubbles).toEqual(expected.slice(0, bubbles.length));
    expect(bubbles.length).toBeGreaterThanOrEqual(shown);
    shown = bubbles.length;
  }
  expect(shown).toBe(expected.length);
}

/** A pause of half a second takes most of a minute. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

function anOpenPurchase(): OpenPurchase {
  return {
    id: 'journey-1/1',
    propostaID: 1,
    journeyId: 'journey-1',
    contrato: 1,
    planoID: 20801,
    bemNome: 'Carro',
    pagamentos: [
      { metodo: 'pix', nome: 'o Pix', valorInCents: 43_875, chave: 'key-1', estado: 'registrado', codigo: 'code' },
    ],
    ate: Date.now() + 60_000,
  };
}
