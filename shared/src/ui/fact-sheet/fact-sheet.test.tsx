import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taxaDeAdministracao } from '../../journey';
import { renderWithBrand } from '../../testing/page';
import { FactSheet, type FactSheetContent } from './fact-sheet';

function someDetails(overrides: Partial<FactSheetContent> = {}): FactSheetContent {
  const [taxa, fundo] = [
    { rotulo: 'Taxa de administração', valor: '16%' },
    { rotulo: 'Fundo de reserva', valor: '2%' },
  ];
  const lances = { titulo: 'Lances', linhas: [{ rotulo: 'Lance fixo', valor: '30%' }] };
  const grupos = [{ titulo: 'Taxas', linhas: [taxa, fundo] }, lances];
  return { titulo: 'Plano Integral · 80 meses', grupos, ...overrides };
}

function show(overrides?: Partial<FactSheetContent>) {
  const onSay = jest.fn();
  const view = renderWithBrand(<FactSheet props={someDetails(overrides)} onSay={onSay} />);
  return { onSay, ...view };
}

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const texts = (role: 'term' | 'definition') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('shows the details group by group, under headings in order', () => {
  show();
  expect(headings(2)).toEqual(['Plano Integral · 80 meses']);
  expect(headings(3)).toEqual(['Taxas', 'Lances']);
  expect(texts('term')).toEqual(['Taxa de administração', 'Fundo de reserva', 'Lance fixo']);
  expect(texts('definition')).toEqual(['16%', '2%', '30%']);
  for (const value of screen.getAllByRole('definition')) expect(value).toBeVisible();
});

it('has buttons only where a press explains a word of consórcio, once', async () => {
  const { onSay } = show();
  const terms = screen.getAllByRole('button');
  const explained = ['Taxa de administração', 'Fundo de reserva', 'Lance fixo'];
  expect(terms.map(({ textContent }) => textContent)).toEqual(explained);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tooltip')).toHaveTextContent(taxaDeAdministracao);
  expect(terms[0]).toHaveAccessibleDescription(taxaDeAdministracao);
  expect(onSay.mock.calls).toEqual([[taxaDeAdministracao]]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('ends with the longer text of the administrator', () => {
  show({ observacao: 'São 79 parcelas de R$ 877,50.' });
  expect(screen.getByRole('paragraph')).toHaveTextContent('São 79 parcelas de R$ 877,50.');
});

it('says where a value comes from, below it', () => {
  show({ grupos: [{ titulo: '', linhas: [{ rotulo: 'Fundo', valor: 'R$ 1.200,00', nota: '2% do crédito' }] }] });
  expect(texts('definition')).toEqual(['R$ 1.200,00', '2% do crédito']);
});

it.each([undefined, '', ' \n'])('has no empty note: %j', (observacao) => {
  show(observacao === undefined ? {} : { observacao });
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it('leaves out empty titles, lines without a value and groups without a line', () => {
  show({
    titulo: '',
    grupos: [
      { titulo: 'Seguro', linhas: [] },
      { titulo: 'Lances', linhas: [{ rotulo: 'Lance fixo', valor: '' }] },
      { titulo: '', linhas: [{ rotulo: 'Prazo', valor: '80 meses' }] },
    ],
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(texts('term')).toEqual(['Prazo']);
});
