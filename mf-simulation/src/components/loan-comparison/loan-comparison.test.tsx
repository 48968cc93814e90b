import { aChosenJourney, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import { carPlanDetails } from '../../testing/an-api';
import LoanComparison from './loan-comparison';
import { isComparable, loanComparison, spokenComparison } from './loan-comparison-props';

const scene = aScene({ journey: aChosenJourney({ planoDetalhes: carPlanDetails }) });
const withoutTotal = aScene({ journey: aChosenJourney() });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('is an example with the credit and the months of the plan, at the rate of the settings', () => {
  renderWithBrand(<LoanComparison {...componentProps({ props: loanComparison(scene) })} />);
  expect(screen.getByText('Exemplo')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAccessibleName('R$\u00a060.000,00 em 80 meses');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Consórcio',
    'Financiamento',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => plain(textContent ?? ''))).toEqual([
    'R$ 885,00',
    'R$ 1.509,64',
    'R$ 10.800,00 de taxas',
    'R$ 60.771,20 de juros',
    'R$ 70.800,00',
    'R$ 120.771,20',
    'Por sorteio ou lance, sem data prometida',
    'Logo depois da aprovação',
    'Crédito e parcelas mudam: IPCA',
    'Parcela fixa neste exemplo',
  ]);
  expect(screen.getByText(/^Exemplo, não é oferta: Tabela Price a 2% ao mês/)).toBeVisible();
});

it('is announced row by row', () => {
  expect(plain(spokenComparison(loanComparison(scene)))).toContain(
    'Total estimado: no consórcio, R$ 70.800,00; no financiamento, R$ 120.771,20',
  );
});

it('needs the total of the plan', () => {
  expect([isComparable(scene), isComparable(withoutTotal)]).toEqual([true, false]);
});
