import { aBrand } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import { Logo } from './logo';

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
