import type { StepOption } from '@consorcio/shared/flow';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DataSummary, { type DataSummaryProps } from './data-summary';

const cpf: StepOption = { id: 'alterar-cpf', label: 'Alterar CPF', to: 'proposal-cpf-cnpj' };
const email: StepOption = { id: 'alterar-email', label: 'Alterar e-mail', to: 'proposal-email' };

const someGroups: DataSummaryProps['grupos'] = [
  {
    titulo: 'Seus dados',
    linhas: [
      { rotulo: 'CPF', valor: '529.982.247-25', opcao: 'alterar-cpf' },
      { rotulo: 'E-mail', valor: 'joana@example.com', opcao: 'alterar-email' },
    ],
  },
  { titulo: 'Plano', linhas: [{ rotulo: 'Crédito', valor: 'R$ 60.000,00' }] },
];

function show({ grupos = someGroups, offered = [cpf, email] as readonly StepOption[] } = {}) {
  const onChoose = jest.fn<void, [string]>();
  const element = (options: readonly StepOption[]) => (
    <DataSummary {...componentProps({ props: { grupos }, offered: options, onChoose })} />
  );
  const { container, rerender } = renderWithBrand(element(offered));
  return { container, onChoose, stopWaiting: () => rerender(element([])) };
}

const user = userEvent.setup();
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const texts = (role: 'term' | 'definition') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('shows every value under its label and its group', () => {
  show();
  expect(headings()).toEqual(['Seus dados', 'Plano']);
  expect(texts('term')).toEqual(['CPF', 'E-mail', 'Crédito']);
  expect(texts('definition')).toEqual(['529.982.247-25', 'joana@example.com', 'R$ 60.000,00']);
});

describe('the edit button of a line', () => {
  it('is next to its value, has the label of its option and chooses it', async () => {
    const { onChoose } = show();
    const [first] = screen.getAllByRole('definition');
    if (!first) throw new Error('The first line is the CPF.');
    await user.click(within(first).getByRole('button', { name: 'Alterar CPF' }));
    expect(onChoose.mock.calls).toEqual([['alterar-cpf']]);
  });

  it('can be operated with the keyboard only', async () => {
    const { onChoose } = show();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Alterar CPF' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Alterar e-mail' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['alterar-email']]);
  });

  it('is shown only where an option is offered', () => {
    show({ offered: [email, { id: 'confirmar', label: 'Confirmar', to: 'proposal-wait' }] });
    expect(screen.getByRole('button')).toHaveAccessibleName('Alterar e-mail');
  });

  it('disappears when the step no longer waits, while the values stay', () => {
    const { stopWaiting } = show();
    stopWaiting();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(texts('definition')).toEqual(['529.982.247-25', 'joana@example.com', 'R$ 60.000,00']);
  });
});

it('leaves out lines without a value, and groups without a line', () => {
  show({
    grupos: [
      { titulo: 'Empresa', linhas: [] },
      { titulo: 'Endereço', linhas: [{ rotulo: 'Complemento', valor: '' }] },
      { titulo: '', linhas: [{ rotulo: 'CEP', valor: '04543-000' }] },
    ],
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(texts('term')).toEqual(['CEP']);
});

it('shows two equal lines', () => {
  const line = { rotulo: 'Telefone', valor: '(11) 98765-4321' };
  show({ grupos: [{ titulo: 'Contato', linhas: [line, line] }] });
  expect(texts('term')).toEqual(['Telefone', 'Telefone']);
});
