import { barKinds, logoFrames, motifs } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandLook } from './brand-look';
import { Header } from './header';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';

describe('Header', () => {
  it.each(barKinds)('shows the logo and the menu on a bar of kind %s', (bar) => {
    renderWithBrand(<Header brand={aBrand({ bar, navBar: true })} />);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Alvo Consórcio (ir para o site, em outra aba)' })).toBeVisible();
    expect(header.getByRole('navigation', { name: 'Menu do site' })).toBeVisible();
  });

  it('has no menu in a brand without one', () => {
    renderWithBrand(<Header brand={aBrand({ navBar: false })} />);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is absent inside an app, also in a brand with a menu', () => {
    renderWithBrand(<Header brand={aBrand({ isApp: true, navBar: true })} />);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it.each([
  [null, 'Livelo (ir para o site, em outra aba)'],
  ['com Alvo Consórcio', 'Livelo com Alvo Consórcio (ir para o site, em outra aba)'],
])(
  "the logo links to the brand's own site and says so, with the institution behind a partner: %s",
  (assinatura, name) => {
    renderWithBrand(<Logo brand={aBrand({ nome: 'Livelo', assinatura, siteDomain: 'https://www.livelo.example/' })} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://www.livelo.example/');
  },
);

describe('SiteMenu', () => {
  const link = (name: string) => screen.getByRole('link', { name });
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
  type Menu = ReturnType<typeof renderMenu>;

  it('hides its links, also from the keyboard, until it is opened', async () => {
    const { user, button, expectClosed } = renderMenu();
    expectClosed();
    await user.tab();
    expect(button).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
    await user.keyboard('{Escape}'); // ignored while it is closed
    expect(button).not.toHaveFocus();
  });

  it('opens with Enter, and Tab moves into it', async () => {
    const { user, button } = renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('list'));
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Início', 'Blog', 'O que é consórcio', 'Por que o Alvo']);
    expect(names.slice(4)).toEqual(['Vídeos', 'Perguntas frequentes', 'Trabalhe conosco']);
    await user.tab();
    expect(link('Início')).toHaveFocus();
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

  it.each<[how: string, from: (menu: Menu) => void, close: (menu: Menu) => Promise<void>, focus: string]>([
    ['a second click', () => undefined, ({ user, button }) => user.click(button), 'Menu'],
    ['Escape on a link', () => link('Blog').focus(), ({ user }) => user.keyboard('{Escape}'), 'Menu'],
    // as in a browser that does not focus a clicked button
    ['Escape without a focus', ({ button }) => button.blur(), ({ user }) => user.keyboard('{Escape}'), 'Menu'],
    ['the choice of a link', () => undefined, ({ user }) => user.click(link('Blog')), 'Menu'],
    ['Tab on the last link', () => link('Trabalhe conosco').focus(), ({ user }) => user.tab(), 'Enviar'],
  ])('closes at %s', async (_, from, close, focus) => {
    const menu = await renderOpenMenu();
    from(menu);
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

  it('stays open at a tap next to its links, and when the focus returns to its button', async () => {
    const { user, button } = await renderOpenMenu();
    await user.click(screen.getByRole('list'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    link('Início').focus();
    await user.tab({ shift: true });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('brandLook', () => {
  const { logo } = aBrand();

  it.each(motifs)('draws the motif %s in the colours of the brand', (motif) => {
    const look = brandLook(aBrand({ banner: { titulo: 'Só hoje', texto: 'Metade da parcela.', motif } }));
    expect(look['--banner-motif']).toMatch(/gradient\(.*var\(--color-primary-deep\)/);
    expect(brandLook(aBrand({ banner: null }))).not.toHaveProperty('--banner-motif');
  });

  it.each(logoFrames)('leaves the frame %s to the corners of the brand, or gives it its own', (frame) => {
    const look = brandLook(aBrand({ logo: { ...logo, frame } }));
    expect('--logo-radius' in look).toBe(!['tile', 'none'].includes(frame));
  });

  it.each([
    ['tile', 'surface', undefined, undefined],
    ['tile', 'primary', 'var(--color-on-primary)', 'var(--color-primary)'],
    ['none', 'surface', 'none', 'var(--color-primary-text)'],
    ['none', 'primary', 'none', 'currentColor'],
  ] as const)(
    'draws the sign in the frame %s on the bar %s in other colours than its ground',
    (frame, bar, ground, sign) => {
      const look = brandLook(aBrand({ bar, logo: { ...logo, frame } }));
      expect([look['--logo-ground'], look['--logo-sign']]).toEqual([ground, sign]);
    },
  );
});
