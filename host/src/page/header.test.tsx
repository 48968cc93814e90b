import { barKinds, letterings, logoFrames, motifs } from '@consorcio/shared/entities';
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

describe('Logo', () => {
  it("links to the brand's own site and says so", () => {
    renderWithBrand(
      <Logo brand={aBrand({ nome: 'Livelo', assinatura: null, siteDomain: 'https://www.livelo.example/' })} />,
    );

    const link = screen.getByRole('link', { name: 'Livelo (ir para o site, em outra aba)' });
    expect(link).toHaveAttribute('href', 'https://www.livelo.example/');
  });

  it('names the institution behind a partner', () => {
    renderWithBrand(<Logo brand={aBrand({ nome: 'Livelo', assinatura: 'com Alvo Consórcio' })} />);

    expect(
      screen.getByRole('link', { name: 'Livelo com Alvo Consórcio (ir para o site, em outra aba)' }),
    ).toBeVisible();
  });
});

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

describe('The look of a brand', () => {
  const { logo } = aBrand();

  it.each(motifs)('draws the motif %s in the colours of the brand', (motif) => {
    const look = brandLook(aBrand({ banner: { titulo: 'Só hoje', texto: 'Metade da parcela.', motif } }));

    expect(look['--banner-motif']).toMatch(/gradient\(.*var\(--color-primary-deep\)/);
  });

  it('has no motif without a banner', () => {
    expect(brandLook(aBrand({ banner: null }))).not.toHaveProperty('--banner-motif');
  });

  it.each(letterings)('gives the lettering %s a weight', (lettering) => {
    expect(brandLook(aBrand({ logo: { ...logo, lettering } }))['--logo-weight']).toMatch(/^\d+$/);
  });

  it.each(logoFrames)('leaves the frame %s to the corners of the brand, or gives it its own', (frame) => {
    const look = brandLook(aBrand({ logo: { ...logo, frame } }));

    expect('--logo-radius' in look).toBe(!['tile', 'none'].includes(frame));
  });

  it.each([
    ['tile', 'surface', {}],
    ['tile', 'primary', { '--logo-ground': 'var(--color-on-primary)', '--logo-sign': 'var(--color-primary)' }],
    ['none', 'surface', { '--logo-ground': 'none', '--logo-sign': 'var(--color-primary-text)' }],
    ['none', 'primary', { '--logo-ground': 'none', '--logo-sign': 'currentColor' }],
  ] as const)(
    'draws the sign in the frame %s on the bar %s in other colours than its ground',
    (frame, bar, colours) => {
      const { '--logo-ground': ground, '--logo-sign': sign } = brandLook(aBrand({ bar, logo: { ...logo, frame } }));

      expect({ ...(ground && { '--logo-ground': ground }), ...(sign && { '--logo-sign': sign }) }).toEqual(colours);
    },
  );
});
