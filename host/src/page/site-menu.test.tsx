import { renderWithBrand } from '@consorcio/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteMenu } from './site-menu';

// A page as narrow as jsdom's styles are: without the rules of a media query the menu is behind its button.
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
  it('keeps its links to itself, also from the keyboard, until it is opened', async () => {
    const { user, button, expectClosed } = renderMenu();

    expectClosed();
    await user.tab();
    expect(button).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  });

  it('opens at a press, and the keyboard goes on into it', async () => {
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

  it('leads to pages of the institution beside the talk, and says so', async () => {
    await renderOpenMenu();

    const menu = within(screen.getByRole('navigation', { name: 'Menu do site' }));
    for (const link of menu.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.alvo\.example\//));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAccessibleDescription('Abre em outra aba');
    }
  });

  it('closes at a second press', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    await user.click(button);

    expectClosed();
  });

  it('closes at Escape, and the button has the focus again', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    await user.keyboard('{Escape}');

    expectClosed();
    expect(button).toHaveFocus();
  });

  it('closes at Escape in browsers that do not give the focus to what is clicked', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    button.blur();
    await user.keyboard('{Escape}');

    expectClosed();
    expect(button).toHaveFocus();
  });

  it('closes at a tap on the talk, and takes no focus', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    await user.click(screen.getByText('A conversa'));

    expectClosed();
    expect(button).not.toHaveFocus();
  });

  it('stays open at a tap beside its links', async () => {
    const { user, button } = await renderOpenMenu();

    await user.click(screen.getByRole('list'));

    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when the focus goes on behind it', async () => {
    const { user, expectClosed } = await renderOpenMenu();

    screen.getByRole('link', { name: 'Trabalhe conosco' }).focus();
    await user.tab();

    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
    expectClosed();
  });

  it('stays open when the focus goes back to its button', async () => {
    const { user, button } = await renderOpenMenu();

    screen.getByRole('link', { name: 'Início' }).focus();
    await user.tab({ shift: true });

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when a page is chosen, and the keyboard is not lost', async () => {
    const { user, button, expectClosed } = await renderOpenMenu();

    await user.click(screen.getByRole('link', { name: 'Blog' }));

    expectClosed();
    expect(button).toHaveFocus();
  });

  it('leaves the keys of a closed menu alone', async () => {
    const { user, button } = renderMenu();

    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.keyboard('{Escape}');

    expect(button).not.toHaveFocus();
  });
});
