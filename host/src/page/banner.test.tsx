import { aBrand, renderWithBrand } from '@consorcio/shared/testing';
import { screen } from '@testing-library/react';
import { Banner } from './banner';

describe('Banner', () => {
  it('shows the text of the campaign', () => {
    const banner = {
      titulo: '50% na primeira parcela',
      texto: 'Para quem chega pela Livelo.',
      motif: 'waves',
    } as const;
    renderWithBrand(<Banner brand={aBrand({ banner })} />);

    expect(screen.getByRole('note')).toHaveTextContent(`${banner.titulo}${banner.texto}`);
  });

  it('is absent in a brand without one', () => {
    const { container } = renderWithBrand(<Banner brand={aBrand({ banner: null })} />);

    expect(container).toBeEmptyDOMElement();
  });
});
