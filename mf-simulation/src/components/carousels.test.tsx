import { aBrand, aCategory, aChosenJourney, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carPlanDetails } from '../testing/an-api';
import CategoryCarousel from './category-carousel/category-carousel';
import LoanComparison from './loan-comparison/loan-comparison';
import { isComparable, loanComparison, spokenComparison } from './loan-comparison/loan-comparison-props';

describe('CategoryCarousel', () => {
  const categorias = [
    aCategory({ categoriaID: 1, nome: 'Imóvel', descricao: 'Casa, apê ou terreno', imagemUrl: '' }),
    aCategory(),
    aCategory({ categoriaID: 21, nome: 'Carro pela metade' }),
    aCategory({ categoriaID: 999, nome: 'Sem sentido' }),
  ];

  function show({ journey = { categorias }, props = { tipoPlano: 'CREDITO_INTEGRAL' } as unknown } = {}) {
    const onAnswer = jest.fn();
    const scene = aScene({ journey, brand: aBrand({ tipoPlano: 'CREDITO_PAGAMETADE' }) });
    const view = renderWithBrand(<CategoryCarousel {...componentProps({ scene, props, onAnswer })} />);
    return { onAnswer, ...view };
  }

  function expectCards(...names: readonly string[]) {
    const cards = within(screen.getByRole('list', { name: 'Categorias' })).getAllByRole('button');
    const begins = names.map((name) => expect.stringMatching(new RegExp(`^${name} [^p]`))); // not 'Carro pela metade'
    expect(cards.map(({ textContent }) => textContent)).toEqual(begins);
  }

  it('is a list of buttons, one for each category of the plan type', () => {
    show();
    expectCards('Imóvel', 'Carro');
    expect(screen.getByRole('button', { name: 'Imóvel Casa, apê ou terreno' })).toBeVisible();
  });

  it('can be operated with the keyboard only', async () => {
    const { onAnswer } = show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Imóvel / })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenCalledWith({ categoriaId: 2 });
  });

  it('shows a drawing for a missing image, for one that does not load, and for an address that is no picture', () => {
    const { container, unmount } = show();
    const pictures = () => [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures()).toEqual(['https://images.example/carro.svg']);
    const [image] = container.querySelectorAll('img');
    if (image) fireEvent.error(image);
    expect(pictures()).toEqual([]);
    expectCards('Imóvel', 'Carro');
    unmount();

    const hostile = show({ journey: { categorias: [aCategory({ imagemUrl: 'javascript:alert(1)' })] } });
    expect(hostile.container.querySelectorAll('img')).toHaveLength(0);
  });

  it.each([{}, null, { tipoPlano: 'OUTRO' }])('shows the plan type of the brand if props name none: %j', (props) => {
    show({ props });
    expectCards('Carro pela metade');
  });

  it('offers the goods of the SPEC when the server has no categories', () => {
    show({ journey: { categorias: [] } });
    expectCards('Imóvel', 'Carro', 'Moto', 'Serviços', 'Caminhões e máquinas');
  });
});

describe('LoanComparison', () => {
  const scene = aScene({ journey: aChosenJourney({ planoDetalhes: carPlanDetails }) });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('is an example with the credit and the months of the plan, at the rate of the settings', () => {
    renderWithBrand(<LoanComparison {...componentProps({ props: loanComparison(scene) })} />);
    expect(screen.getByText('Exemplo')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAccessibleName('R$\u00a060.000,00 em 80 meses');
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => plain(textContent ?? ''));
    expect(texts('columnheader')).toEqual(['Consórcio', 'Financiamento']);
    expect(texts('cell')).toEqual([
      ...['R$ 885,00', 'R$ 1.509,64'],
      ...['R$ 10.800,00 de taxas', 'R$ 60.771,20 de juros'],
      ...['R$ 70.800,00', 'R$ 120.771,20'],
      ...['Por sorteio ou lance, sem data prometida', 'Logo depois da aprovação'],
      ...['Crédito e parcelas mudam: IPCA', 'Parcela fixa neste exemplo'],
    ]);
    expect(screen.getByText(/^Exemplo, não é oferta: Tabela Price a 2% ao mês/)).toBeVisible();
  });

  it('is announced row by row, and needs the total of the plan', () => {
    const row = 'Total estimado: no consórcio, R$ 70.800,00; no financiamento, R$ 120.771,20';
    expect(plain(spokenComparison(loanComparison(scene)))).toContain(row);
    expect([isComparable(scene), isComparable(aScene({ journey: aChosenJourney() }))]).toEqual([true, false]);
  });
});
