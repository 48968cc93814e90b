import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { fireEvent, screen } from '@testing-library/react';
import PlanSummary, { type PlanSummaryProps } from './plan-summary';
import { aPlan } from './testing/a-plan';

function show(overrides?: Partial<PlanSummaryProps>) {
  const element = (plan: PlanSummaryProps) => <PlanSummary {...componentProps({ props: plan })} />;
  const { container, rerender } = renderWithBrand(element(aPlan(overrides)));
  return {
    container,
    pictures: () => [...container.querySelectorAll('img')].map(({ src }) => src), // decoration has no role
    showAgain: (plan: PlanSummaryProps) => rerender(element(plan)),
  };
}

const texts = (role: 'term' | 'definition') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('shows the goods, the way to pay, the credit and the facts of the plan', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Carro R$ 60.000,00' })).toBeVisible();
  expect(screen.getByText('Paga Metade')).toBeVisible();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Crédito de R$ 60.000,00');
  expect(texts('term')).toEqual(['Parcela mensal', 'Prazo']);
  expect(texts('definition')).toEqual(['R$ 446,25', '80 meses']);
});

describe('the picture', () => {
  it('is decoration', () => {
    const { pictures } = show();
    expect(pictures()).toEqual(['https://images.example/carro.svg']);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x'])('is left out when there is none: %j', (imagem) => {
    expect(show({ imagem }).pictures()).toEqual([]);
  });

  it('is removed when it does not load, and a new picture is tried again', () => {
    const { container, pictures, showAgain } = show();
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Carro R$ 60.000,00' })).toBeVisible();

    showAgain(aPlan({ imagem: 'https://images.example/moto.svg' }));
    expect(pictures()).toEqual(['https://images.example/moto.svg']);
  });
});

it('leaves out empty values', () => {
  show({ titulo: '', tipo: '', credito: '', linhas: [{ rotulo: 'Prazo', valor: ' ' }] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  expect(screen.queryByText('Prazo')).not.toBeInTheDocument();
});
