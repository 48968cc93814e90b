import { cellsOf } from '../pages/fixtures/sample';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { untilPage } from '../pages/until-page';
import { expect, test } from './engine-test';
import { turnOf } from './engines';
import { type Control, escapedPattern } from './hands';

const button = (name: string): Control => ({ role: 'button', name });
const forget = 'Esquecer meus dados';
const allWays = ['its button by pointer', 'its button by Enter', 'Escape', 'back'] as const;

/** What has the focus after a component over the page was closed, and after one Tab more, unless it is the last control of the page. */
test(
  'whatever was open over the page, and however it was closed, the focus is where it belongs',
  {
    tag: '@short',
  },
  async ({ chat, keyboardChat, stack, beginAt }, { project }) => {
    const { page } = chat;
    const untilOpen = (wanted: boolean) => {
      const look = (wanted: boolean) =>
        (document.querySelector('dialog[open], [aria-expanded=true]') !== null) === wanted;
      return untilPage(page, look, wanted, 60_000);
    };
    const focusIsAt = async (name: string, when: string): Promise<void> => {
      const focused = '(({ ariaLabel, textContent }) => ariaLabel ?? textContent)(document.activeElement)';
      expect(await page.evaluate(focused), when).toMatch(new RegExp(`^${escapedPattern(name)}`));
    };
    const table: readonly (readonly [Control, closer: Control, at: string, next?: string])[] = [
      [chat.option(labels.card), { ...button('Voltar'), isInForm: true }, 'Você: Voltar', labels.pix],
      [button('Sobre'), button('Fechar'), 'Sobre', forget],
      [button(forget), button('Voltar'), forget],
      [button('Menu'), button('Menu'), 'Menu', 'Conversa'],
    ];
    await given('a visitor who is about to pay', async () => {
      await beginAt('payment-options');
      await page.goto(stack.url);
      await chat.isAt('payment-options');
    });
    const pairs = table.flatMap((row) =>
      (row[1].name === 'Menu' ? allWays.slice(0, -1) : allWays).map((way) => [way, ...row] as const),
    );
    const turn = turnOf(project.name); // a sample takes half of them, others in another engine
    const played = cellsOf([...pairs.slice(turn), ...pairs.slice(0, turn)], 2);
    for (const pair of pairs.filter((each) => played.includes(each))) {
      const [way, opener, closer, at, next] = pair;
      const what = `${String(opener.name)} by ${way}`;
      await when(`they open and close ${what}`, async () => {
        await chat.press(opener);
        await untilOpen(true);
        if (way === 'its button by pointer') await chat.press(closer);
        else if (way === 'its button by Enter') await keyboardChat.press(closer);
        else if (way === 'Escape') await page.key('Escape');
        else {
          await expect.poll(() => page.evaluate('history.state?.isOverlay')).toBe(true);
          await page.evaluate('history.back()');
        }
        await untilOpen(false);
      });
      await thenSee('the focus, and where Tab leads', async () => {
        await focusIsAt(at, `after ${what}`);
        if (next === undefined) return;
        await page.key('Tab');
        await focusIsAt(next, `one Tab after ${what}`);
      });
    }
  },
);
