import { barKinds } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { Header } from './header';

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
