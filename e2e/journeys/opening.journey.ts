import { aPromise } from '@consorcio/shared/testing';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { Locator, Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { expectAccessible, tabAndPress, tabTo } from '../pages/fixtures/accessible';
import { addStyles } from '../pages/fixtures/add-styles';
import { brandAt } from '../pages/fixtures/brands';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { listenToAnnouncements } from '../pages/spoken-words';

/** The greeting of the home brand. */
const greeting = [
  'Olá! Boas-vindas ao Alvo Consórcio.',
  'Aqui você planeja a compra de casa, carro, moto e muito mais: sem juros e sem entrada, com taxa de administração.',
  'Em poucos minutos você simula, escolhe a parcela que cabe no seu bolso e contrata por aqui. Vamos?',
];
const greetingBubbles = greeting.map((text) => `Alvo Consórcio: ${text}`);
const slowNotice = 'A conexão está lenta. Guardamos sua resposta: a conversa continua assim que a página carregar.';
const failedNotice = 'A conversa não carregou. Verifique sua conexão e tente de novo.';
const oldNotice = 'Este navegador é antigo demais para a conversa. Atualize o navegador ou fale com a gente.';

/** The scripts without which a page is not alive. */
const pageScripts = /\/(main|libraries)\.\w+\.js/;
/** The mark that is in sight: each pause has its own. */
const typingMark = (page: Page) => page.getByRole('button', { name: /^Digitando/ });
const tryAgain = (page: Page) => page.getByRole('link', { name: 'Tentar de novo' });
const specialists = (page: Page) => page.getByRole('link', { name: labels.specialists });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(({ stack }) => stack.configure({ fakeLoadDelayMs: 1500 }));

  test('the greeting pauses before the scripts arrive, and a press ends the pauses', async ({ chat, page }) => {
    const frames = await listenToFrames(page);
    await holdScripts(page);
    await openEarly(page);
    await expect(chat.option(labels.start)).toBeVisible();
    const seen = await frames();
    expect(seen[0]).toMatchObject({ bubbles: greetingBubbles.slice(0, 1), options: [], isTyping: true });
    expectOneByOne(seen);
    expect(seen.at(-1)).toMatchObject({ options: [labels.start], isTyping: false });

    await slowAnimations(page);
    await openEarly(page);
    await expect(chat.botMessage('Olá!')).toBeVisible();
    for (const text of greeting.slice(1)) await expect(page.getByText(text)).toBeHidden();
    await expect(chat.option(labels.start)).toBeHidden();
    await when('they press the typing mark', () => chat.press(typingMark(page)));
    for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
    await expect(chat.option(labels.start)).toBeVisible();
    await expect(typingMark(page)).toHaveCount(0);
  });

  test('scripts that arrive during the pauses wait, and hide and repeat nothing', async ({ chat, page }) => {
    const frames = await listenToFrames(page);
    await openWithScriptsAt(page, 2);
    await chat.isAt('intro');
    const seen = await frames();
    expectOneByOne(seen);
    expect(seen.filter(({ isAlive }) => isAlive).every(({ options }) => options.length === 1)).toBe(true);
  });

  test('a press in the middle of the pauses is answered before their end', async ({ chat, page }) => {
    const frames = await listenToFrames(page);
    await slowAnimations(page);
    await openWithScriptsAt(page, 1);
    const menu = page.getByRole('navigation', { name: 'Menu do site' });
    await when('a visitor presses the menu', () => chat.press(menu.getByRole('button')));
    await expect(menu.getByRole('link')).toHaveCount(7);
    await expect(chat.option(labels.start)).toBeVisible();
    const seen = await frames();
    expectOneByOne(seen);
    expect(seen.find(({ isAlive }) => isAlive)?.bubbles.length).toBeLessThan(greetingBubbles.length);
  });
});

for (const [path, tag] of Object.entries({ '/': '@desktop', '/livelo': [] })) {
  test(`the page takes over without a visible change at ${path}`, { tag }, async ({ chat, page, stack, hasTouch }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await listenToFrames(page);
    const release = await holdScripts(page);
    const picture = async () => {
      await addStyles(page, 'time { visibility: hidden !important; }'); // the HTML does not know the time of the device
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Chromium may draw a changed part alone, and a round corner in it differs by a shade: everything is drawn again.
        const { style } = document.body;
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            style.visibility = 'hidden';
            setTimeout(() => resolve(void style.removeProperty('visibility')));
          });
        });
      });
      // Hiding the caret would add a style sheet, which the policy of the page refuses.
      return page.screenshot({ animations: 'disabled', caret: 'initial' });
    };
    await openEarly(page, path);
    await expect(chat.option(labels.start)).toBeVisible();
    const before = await picture();
    release();
    await chat.isAt('intro');
    const after = await picture();
    expect(after.equals(before), 'the two pictures are equal').toBe(true);
    const seen = await frames();
    const [whole, alive] = seen.slice(-2);
    if (hasTouch) expect(seen, 'with less motion the whole greeting is there at once').toHaveLength(2);
    expect(whole).toMatchObject({ options: [labels.start], isTyping: false, isAlive: false });
    expect(whole?.bubbles).toHaveLength(3);
    expect(alive).toEqual({ ...whole, isAlive: true });
  });
}

test('the focus stays, and the greeting is announced once', { tag: '@desktop' }, async ({ chat, page }) => {
  const spoken = await listenToAnnouncements(page);
  const release = await holdScripts(page);
  await openEarly(page);
  await tabTo(chat.option(labels.start));
  await expectAccessible(page, 'the HTML');
  release();
  await chat.isAt('intro');
  await expect(chat.option(labels.start)).toBeFocused();
  await expect.poll(async () => (await spoken()).at(-1)).toBe(`1 opção: ${labels.start}`);
  expect(await spoken()).toEqual([...greeting, `1 opção: ${labels.start}`]);
});

/** No bubble of the greeting disappears, and each appears once, at its place. */
function expectOneByOne(frames: readonly SeenFrame[]): void {
  let shown = 0;
  for (const { bubbles } of frames) {
    expect(bubbles).toEqual(greetingBubbles.slice(0, bubbles.length));
    expect(bubbles.length).toBeGreaterThanOrEqual(shown);
    shown = bubbles.length;
  }
  expect(shown).toBe(greetingBubbles.length);
}

/** Holds the scripts of a page back, as a slow network does, until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = aPromise<void>();
  await page.route(pageScripts, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Opens a page whose scripts may never arrive. */
async function openEarly(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('log').getByRole('listitem').first().waitFor();
}

/** The scripts arrive when so many bubbles are in sight. */
async function openWithScriptsAt(page: Page, bubbles: number): Promise<void> {
  await page.unrouteAll();
  const release = await holdScripts(page);
  await openEarly(page);
  await page.waitForFunction(
    (count) => (Reflect.get(window, 'seenFrames')?.at(-1)?.bubbles.length ?? 0) >= count,
    bubbles,
  );
  release();
}

/** A pause of half a second takes most of a minute. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** What a visitor sees of the conversation. */
interface SeenFrame {
  readonly bubbles: readonly string[];
  readonly options: readonly string[];
  readonly isTyping: boolean;
  /** The page has taken over from its HTML. */
  readonly isAlive: boolean;
}

/**
 * What a visitor sees in each page opened after this call, frame by frame from the first bubble on, once the HTML is there. Equal frames
 * in a row are one. Returns what they saw since the page load, with the next frame, so that it has what the page shows now.
 */
async function listenToFrames(page: Page): Promise<() => Promise<SeenFrame[]>> {
  await page.addInitScript(() => {
    const frames: SeenFrame[] = [];
    Object.assign(window, { seenFrames: frames });
    const visible = (selector: string) =>
      [...document.querySelectorAll(`[role=log] ${selector}`)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const wordsOf = (bubble: Element) =>
      [...bubble.children].map((part) => (part.matches('time') ? '' : part.textContent)).join('');
    const look = () => {
      const frame = {
        bubbles: visible('li > :has(> time)').map(wordsOf),
        options: visible('[role=group] button').map(({ textContent }) => textContent ?? ''),
        isTyping: visible('[aria-label^=Digitando]').length > 0,
        isAlive: document.querySelector('[data-step]') !== null,
      };
      const isFirst = frames.length === 0 && frame.bubbles.length > 0 && document.readyState !== 'loading';
      if (isFirst || (frames.length > 0 && JSON.stringify(frame) !== JSON.stringify(frames.at(-1)))) frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  });
  const nextFrame = () =>
    new Promise<SeenFrame[]>((resolve) => requestAnimationFrame(() => resolve(Reflect.get(window, 'seenFrames'))));
  return () => page.evaluate(nextFrame);
}

/** The greeting, one answer and one question. */
async function expectCategoryQuestion(chat: ChatPage): Promise<void> {
  await chat.isAt('lead-select-category');
  await expect(chat.visitorMessage(labels.start)).toHaveCount(1);
  const senders = (await chat.transcript()).map((text) => (text.startsWith('Você: ') ? 'visitor' : 'bot'));
  expect(senders).toEqual(['bot', 'bot', 'bot', 'visitor', 'bot']);
}

/** Every health check that a page sends from now on. */
function healthChecksOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/hc') sent.push(request.method());
  });
  return sent;
}

test.describe('a press in the first moments', () => {
  /** At the place of the option: the page may take over between a look at it and the press. */
  const presses: Readonly<Record<string, (page: Page, option: Locator) => Promise<unknown>>> = {
    'a tap': async (page, option) => page.touchscreen.tap(...(await centreOf(option))),
    'a click': async (page, option) => page.mouse.click(...(await centreOf(option))),
    'the Enter key': (_, option) => tabAndPress('Enter', option),
    'a double tap': async ({ touchscreen }, option) => {
      const [x, y] = await centreOf(option);
      await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]); // on a busy machine the second would be late
    },
  };

  for (const isHeld of [false, true])
    test(`is answered once when the scripts arrive ${isHeld ? 'long after it' : 'with the page'}`, async ({
      context,
      hasTouch,
    }) => {
      for (const [name, press] of Object.entries(presses)) {
        const page = await context.newPage();
        const chat = new ChatPage(page, hasTouch);
        const checks = healthChecksOf(page);
        const release = isHeld ? await holdScripts(page) : () => undefined;
        await openEarly(page);
        await press(page, chat.option(labels.start));
        if (isHeld) {
          await expect(chat.visitorMessage(labels.start)).toBeVisible();
          await expect(chat.option(labels.start)).toHaveCount(0);
          await expect(page.getByRole('img', { name: 'Digitando…' })).toBeVisible();
          expect(checks).toEqual([]);
        }
        release();
        await expectCategoryQuestion(chat);
        expect(checks, `health checks after ${name}`).toHaveLength(1);
        await page.close();
      }
    });

  test('is answered when the page takes over before it is released', async ({ chat, page }) => {
    const release = await holdScripts(page);
    await openEarly(page);

    await chat.option(labels.start).hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState('load'); // the scripts have run
    await page.mouse.up();
    await expectCategoryQuestion(chat);
  });
});

/** The page may replace the control at this moment. */
async function centreOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : centreOf(control);
}

test.describe('a page that does not load', () => {
  test('says so, and offers to try again and to talk to a person', async ({ chat, page, stack, watched }) => {
    watched.expectFailedRequests(pageScripts);
    await page.route(pageScripts, (route) => route.abort());
    await openEarly(page, '/livelo?idc=77');
    await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
    await expect(page.getByText(slowNotice)).toBeHidden();
    await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
    await expectAccessible(page, 'the notice');
    await expect(chat.option(labels.start)).toBeHidden();

    stack.configure({ chatUrl: 'https://wa.me/551111111111' });
    await chat.press(tryAgain(page));
    await expect(specialists(page)).toHaveAttribute('href', 'https://wa.me/551111111111');

    await page.unroute(pageScripts);
    await chat.press(tryAgain(page));
    await chat.isAt('intro');
    expect(page.url()).toBe(`${stack.url}/livelo?idc=77`);
    await expect(tryAgain(page)).toHaveCount(0);
    await chat.choose(labels.start);
    await chat.isAt('lead-select-category');
  });

  test('does not lose the stored conversation', async ({ chat, page, watched }) => {
    const partsOfScripts = /^\/\d+\.\w+\.js/;
    watched.expectFailedRequests(partsOfScripts);
    watched.expectLine('network.lost at=start');
    await chat.open();
    await chat.walkTo('lead-nome', aVisitor());
    const written = await chat.transcript();

    await page.route(/\/\d+\.\w+\.js/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
    await expect(page.getByText(greeting[1] ?? '')).toBeHidden();
    await expect(typingMark(page)).toHaveCount(0);

    await page.unrouteAll();
    await chat.press(tryAgain(page));
    await chat.isAt('lead-nome');
    expect(await chat.transcript()).toEqual(written);
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
    await chat.isAt('intro');
    await chat.choose(labels.start);
    await expectCategoryQuestion(chat);
    expect(lost.size, 'scripts that were lost').toBe(2);
  });

  test('says that it is slow when a press waits for seconds, and answers it later', async ({ chat, page }) => {
    const release = await holdScripts(page);
    const checks = healthChecksOf(page);
    await openEarly(page);
    await when('a visitor presses the option', () => chat.choose(labels.start));
    await expect(page.getByText(slowNotice)).toBeHidden();
    await expect(page.getByText(slowNotice)).toBeVisible(); // after six seconds
    await expect(page.getByText(failedNotice)).toBeHidden();
    await expect(specialists(page)).toBeVisible();
    release();
    await expectCategoryQuestion(chat);
    expect(checks).toHaveLength(1);
    await expect(page.getByText(slowNotice)).toHaveCount(0);
  });

  test('greets without JavaScript, and says that the conversation needs it', async ({ browser, stack, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url, viewport });
    const page = await context.newPage();
    await page.goto('/');
    for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
    const notice = page.locator('noscript'); // which getByText does not look into
    await expect(notice.locator('p')).toHaveText('Para conversar com a gente, ative o JavaScript do navegador.');
    await expect(notice.locator('p')).toBeInViewport({ ratio: 1 });
    await expect(notice.locator('a')).toBeInViewport({ ratio: 1 });
    await expect(notice.locator('a')).toHaveAttribute('href', brandAt('/').chatUrl);
    await expect(page.getByText(/Política de Privacidade/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(labels.start, { exact: true })).toBeHidden();
    await context.close();
  });
});

test('a browser that is too old is told so, and led to a person', async ({ chat, page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
  await openEarly(page, '/livelo');
  await isTooOld(page);
  await expect(chat.option(labels.start)).toBeHidden();
  await expectAccessible(page, 'the notice');
  await page.waitForLoadState();
  await expect(chat.root).toHaveCount(0);
});

test('a browser that refuses the syntax of the page says so too', async ({ page, watched }) => {
  watched.expectUncaught('SyntaxError');
  await buildMainAs(page, 'class { new } ?'); // a script that the browser cannot read
  await openEarly(page, '/livelo');
  await expect(page.getByText(failedNotice)).toBeVisible();
  await expect(page.getByText(oldNotice)).toBeHidden();
  await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
  await openEarly(page, '/livelo');
  await isTooOld(page);
});

async function isTooOld(page: Page): Promise<void> {
  await expect(page.getByText(oldNotice)).toBeVisible();
  await expect(page.getByText(failedNotice)).toBeHidden();
  await expect(tryAgain(page)).toBeHidden();
  await expect(specialists(page)).toBeVisible();
  await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
}

/** Serves the page as if its own script had been built of `code`: the HTML has the hash of it. */
async function buildMainAs(page: Page, code: string): Promise<void> {
  await page.route(/\/main\.\w+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const own = /(src="\/main\.\w+\.js" integrity=")[^"]*/;
      await route.fulfill({ response, body: (await response.text()).replace(own, `$1${integrityOf(code)}`) });
    },
  );
}

test('settings that were lost with the first request load again', async ({ chat, page, watched }) => {
  watched.expectFailedRequests(/config\.json/);
  await page.route('**/config.json', (route) => route.abort(), { times: 1 });
  await chat.open();
  await chat.choose(labels.start);
  await chat.isAt('lead-select-category');
});
