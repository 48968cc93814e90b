import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteMenu } from './site-menu';

// jsdom applies no media queries, so the menu is behind its button as on a narrow page.
function renderMenu() {
  const user = userEvent.setup();
  renderWithBrand(
    <>
      <SiteMenu />
      <p>A conversa</p>
      <button type="button">Enviar</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  const expectClosed = () => {
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  };
  return { user, button, expectClosed };
}

async function renderOpenMenu() {
  const menu = renderMenu();
  await menu.user.click(menu.button);
  return menu;
}

describe('SiteMenu', () => {
  it('hides its links, also from the keyboard, until it is opened', async () => {
    const { user, button, expectClosed } = renderMenu();

    expectClosed();
    await user.tab();
    expect(button).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  });

  it('opens with Enter, and Tab moves into it', async () => {
    const { user, button } = renderMenu();

    await user.tab();
    await user.keyboard('{Enter}');

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('list'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Início',
      'Blog',
      'O que é consórcio',
      'Por que o Alvo',
      'Vídeos',
      'Perguntas frequentes',
      'Trabalhe conosco',
    ]);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Início' })).toHaveFocus();
  });

  it('links to pages of the institution in another tab, and says so', async () => {
    await renderOpenMenu();

    const menu = within(screen.getByRole('navigation', { name: 'Menu do site' }));
    for (const link of menu.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.alvo\.example\//));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAccessibleDescription('Abre em outra aba');
    }
  });

  it.each<[how: string, close: (menu: Awaited<ReturnType<typeof renderOpenMenu>>) => Promise<void>, focus: string]>([
    ['a second click', ({ user, button }) => user.click(button), 'Menu'],
    [
      'Escape on a link',
      async ({ user }) => {
        screen.getByRole('link', { name: 'Blog' }).focus();
        await user.keyboard('{Escape}');
      },
      'Menu',
    ],
    [
      'Escape in a browser that does not focus a clicked button',
      async ({ user, button }) => {
        button.blur();
        await user.keyboard('{Escape}');
      },
      'Menu',
    ],
    ['the choice of a link', ({ user }) => user.click(screen.getByRole('link', { name: 'Blog' })), 'Menu'],
    [
      'Tab on the last link',
      async ({ user }) => {
        screen.getByRole('link', { name: 'Trabalhe conosco' }).focus();
        await user.tab();
      },
      'Enviar',
    ],
  ])('closes at %s', async (_, close, focus) => {
    const menu = await renderOpenMenu();

    await close(menu);

    menu.expectClosed();
    expect(screen.getByRole('button', { name: focus })).toHaveFocus();
  });

  it('closes at a tap on the conversation, without taking the focus', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    await user.click(screen.getByText('A conversa'));

    expectClosed();
    expect(button).not.toHaveFocus();
  });

  it('stays open at a tap next to its links', async () => {
    const { user, button } = await renderOpenMenu();

    await user.click(screen.getByRole('list'));

    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays open when the focus returns to its button', async () => {
    const { user, button } = await renderOpenMenu();

    screen.getByRole('link', { name: 'Início' }).focus();
    await user.tab({ shift: true });

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('ignores Escape while it is closed', async () => {
    const { user, button } = renderMenu();

    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.keyboard('{Escape}');

    expect(button).not.toHaveFocus();
  });
});
