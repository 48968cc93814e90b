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

  it('has no menu in a brand without one, and is absent inside an app', () => {
    renderWithBrand(<Header brand={aBrand({ navBar: false })} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    renderWithBrand(<Header brand={aBrand({ isApp: true, navBar: true })} />);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
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

it('the logo that the partner drew stands for its name, at a size that is known before it loads', () => {
  const logo = { src: '/brands/livelo.aa.png', modern: '/brands/livelo.bb.webp', width: 240, height: 72 };
  renderWithBrand(<Logo brand={aBrand({ nome: 'Livelo', assinatura: 'com Alvo Consórcio', artwork: { logo } })} />);
  const link = screen.getByRole('link', { name: 'Livelo com Alvo Consórcio (ir para o site, em outra aba)' });
  const picture = within(link).getByRole('img', { name: 'Livelo' });
  for (const [name, value] of Object.entries({ src: logo.src, width: '240', height: '72' }))
    expect(picture).toHaveAttribute(name, value);
  expect(picture.previousElementSibling).toHaveAttribute('srcset', logo.modern);
  expect(picture.previousElementSibling).toHaveAttribute('type', 'image/webp');
  expect(within(link).queryByText('Livelo')).not.toBeInTheDocument();
});

describe('SiteMenu', () => {
  const link = (name: string) => screen.getByRole('link', { name });
  // jsdom applies no media queries, so the menu is behind its button as on a narrow page.
  async function openMenu() {
    const user = userEvent.setup();
    renderWithBrand(
      <>
        <SiteMenu />
        <p>A conversa</p>
        <button type="button">Enviar</button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Escape}{Enter}'); // Escape is ignored while it is closed
    const expectOpen = (isOpen: boolean) => {
      expect(button).toHaveAttribute('aria-expanded', String(isOpen));
      expect(screen.queryAllByRole('link')).toHaveLength(isOpen ? 7 : 0);
    };
    expectOpen(true);
    return { user, button, expectOpen };
  }

  // Its other ways to close: e2e/engines/dialogs.journey.ts.
  it('opens with Enter, Tab moves into it and out of it, where it closes, and stays open at its button', async () => {
    const { user, button, expectOpen } = await openMenu();
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('list'));
    await user.tab();
    expect(link('Início')).toHaveFocus();
    await user.click(screen.getByRole('list'));
    link('Início').focus();
    await user.tab({ shift: true });
    expect(button).toHaveFocus();
    expectOpen(true);

    link('Trabalhe conosco').focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
    expectOpen(false);
    await user.tab({ shift: true });
    expect(button).toHaveFocus(); // its links are hidden from the keyboard, too
  });

  it('links to pages of the institution in another tab, and says so', async () => {
    await openMenu();
    const menu = within(screen.getByRole('navigation', { name: 'Menu do site' }));
    for (const link of menu.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.alvo\.example\//));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAccessibleDescription('Abre em outra aba');
    }
  });

  // The focus of each: as in a browser that does not focus a clicked button, where it was not in the menu.
  it.each([
    ['Escape without a focus', '{Escape}', undefined],
    ['the choice of a link', undefined, 'Blog'],
    ['a tap on the conversation', undefined, 'A conversa'],
  ])('closes at %s', async (_, keys, pressed) => {
    const { user, button, expectOpen } = await openMenu();
    button.blur();
    if (keys) await user.keyboard(keys);
    if (pressed) await user.click(screen.getByText(pressed));
    expectOpen(false);
    expect(document.activeElement === button).toBe(pressed !== 'A conversa');
  });
});

describe('brandLook', () => {
  const { logo } = aBrand();

  it.each(motifs)('draws the motif %s in the colours of the brand', (motif) => {
    const look = brandLook(aBrand({ banner: { titulo: 'Só hoje', texto: 'Metade da parcela.', motif } }));
    expect(look['--banner-motif']).toMatch(/gradient\(.*var\(--color-primary-deep\)/);
  });

  it('shows the pictures of the partner: an avatar, and what matters of the banner', () => {
    const picture = { src: '/brands/a.aa.svg', width: 40, height: 40 };
    const image = { alt: 'Uma casa', phone: 'p.png', desktop: 'd.png', focus: { x: 70, y: 20 } };
    const banner = { titulo: 'Só hoje', texto: 'Metade da parcela.', motif: 'rays', image } as const;
    const artwork = { avatar: picture, banner: { phone: picture, desktop: picture } };
    expect(brandLook(aBrand({ banner, artwork }))).toMatchObject({
      '--avatar': 'url(/brands/a.aa.svg)',
      '--avatar-ink': 'transparent',
      '--banner-focus': '70% 20%',
    });
    expect(brandLook(aBrand({ banner }))).not.toHaveProperty('--avatar');
  });

  it.each(logoFrames)('leaves the frame %s to the corners of the brand, or gives it its own', (frame) => {
    const look = brandLook(aBrand({ logo: { ...logo, frame } }));
    expect('--logo-radius' in look).toBe(!['tile', 'none'].includes(frame));
  });

  it.each([
    ['tile', 'surface', undefined, undefined],
    ['tile', 'primary', 'var(--color-on-primary)', 'var(--color-primary)'],
    ['none', 'surface', 'none', 'var(--bar-text, var(--color-primary-text))'],
    ['none', 'primary', 'none', 'var(--bar-text, var(--color-primary-text))'],
  ] as const)(
    'draws the sign in the frame %s on the bar %s in other colours than its ground',
    (frame, bar, ground, sign) => {
      const look = brandLook(aBrand({ bar, logo: { ...logo, frame } }));
      expect([look['--logo-ground'], look['--logo-sign']]).toEqual([ground, sign]);
    },
  );
});
