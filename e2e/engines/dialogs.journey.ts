import { cellsOf } from '../pages/fixtures/sample';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { untilPage } from '../pages/until-page';
import type { EngineChat } from './engine-chat';
import { expect, test } from './engine-test';
import { engineNames } from './engines';
import { type Control, escapedPattern } from './find-control';

/** The same visitor with a pointer and with the keyboard. */
interface Hands {
  readonly chat: EngineChat;
  readonly keyboardChat: EngineChat;
}

type WayOut = (hands: Hands, closer: Control) => Promise<void>;

/** What a button opens over the page. */
interface Opened {
  readonly opener: Control;
  /** Its own button that closes it. */
  readonly closer: Control;
  readonly waysOut: Readonly<Record<string, WayOut>>;
  /** The beginning of what has the focus afterwards. */
  readonly at: string;
  /** The same after one Tab. Absent at the last control of the page. */
  readonly next?: string;
}

const waysOut: Opened['waysOut'] = {
  'its button by pointer': ({ chat }, closer) => chat.press(closer),
  'its button by Enter': ({ keyboardChat }, closer) => keyboardChat.press(closer),
  Escape: ({ chat }) => chat.page.key('Escape'),
};

const waysOutOfDialog: Opened['waysOut'] = {
  ...waysOut,
  async back({ chat: { page } }) {
    await expect.poll(() => page.evaluate('history.state?.isOverlay')).toBe(true);
    await page.evaluate('history.back()');
  },
};

const button = (name: string): Control => ({ role: 'button', name });
const forget = 'Esquecer meus dados';

test(
  'whatever was open over the page, and however it was closed, the focus is where it belongs',
  {
    tag: '@short',
  },
  async ({ chat, keyboardChat, stack, beginAt }, { project }) => {
    const table: Readonly<Record<string, Opened>> = {
      'the card form': {
        opener: chat.option(labels.card),
        closer: button('Voltar'),
        waysOut: waysOutOfDialog,
        at: 'Você: Voltar',
        next: labels.pix,
      },
      'who is behind it': {
        opener: button('Sobre'),
        closer: button('Fechar'),
        waysOut: waysOutOfDialog,
        at: 'Sobre',
        next: forget,
      },
      'what this device forgets': {
        opener: button(forget),
        closer: button('Voltar'),
        waysOut: waysOutOfDialog,
        at: forget,
      },
      'the menu': { opener: button('Menu'), closer: button('Menu'), waysOut, at: 'Menu', next: 'Conversa' },
    };
    await given('a visitor who is about to pay', async () => {
      await beginAt('payment-options');
      await chat.page.goto(stack.url);
      await chat.isAt('payment-options');
    });
    const pairs = Object.entries(table).flatMap(([what, opened]) =>
      Object.entries(opened.waysOut).map(([way, leave]) => ({ what, way, leave, ...opened })),
    );
    const turn = (engineNames as readonly string[]).indexOf(project.name); // a sample takes half of them, others in another engine
    const played = cellsOf([...pairs.slice(turn), ...pairs.slice(0, turn)], 2);
    for (const { what, way, leave, opener, closer, at, next } of pairs.filter((pair) => played.includes(pair))) {
      await when(`they open ${what} and close it: ${way}`, async () => {
        await chat.press(opener);
        await untilOpen(chat, true);
        await leave({ chat, keyboardChat }, closer);
        await untilOpen(chat, false);
      });
      await thenSee('the focus, and where Tab leads', async () => {
        await focusIsAt(chat, at, `after ${what}: ${way}`);
        if (next === undefined) return;
        await chat.page.key('Tab');
        await focusIsAt(chat, next, `one Tab after ${what}: ${way}`);
      });
    }
  },
);

function untilOpen({ page }: EngineChat, wanted: boolean): Promise<unknown> {
  const look = (wanted: boolean) => (document.querySelector('dialog, [aria-expanded=true]') !== null) === wanted;
  return untilPage(page, look, wanted, 60_000);
}

async function focusIsAt({ page }: EngineChat, name: string, when: string): Promise<void> {
  const focused = '(({ ariaLabel, textContent }) => ariaLabel ?? textContent)(document.activeElement)';
  expect(await page.evaluate(focused), when).toMatch(new RegExp(`^${escapedPattern(name)}`));
}
