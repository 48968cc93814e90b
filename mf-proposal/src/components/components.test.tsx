import type { StepOption } from '@consorcio/shared/flow';
import { aBrand, anInstitution, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DataSummary, { type DataSummaryProps } from './data-summary/data-summary';
import Documents from './documents/documents';
import PlanSummary, { type PlanSummaryProps } from './plan-summary/plan-summary';

const texts = (role: 'term' | 'definition') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe('DataSummary', () => {
  const cpf: StepOption = { id: 'alterar-cpf', label: 'Alterar CPF', to: 'proposal-cpf-cnpj' };
  const email: StepOption = { id: 'alterar-email', label: 'Alterar e-mail', to: 'proposal-email' };
  const linhas = [
    { rotulo: 'CPF', valor: '529.982.247-25', opcao: 'alterar-cpf' },
    { rotulo: 'E-mail', valor: 'joana@example.com', opcao: 'alterar-email' },
  ];
  const plano = { titulo: 'Plano', linhas: [{ rotulo: 'Crédito', valor: 'R$ 60.000,00' }] };
  const someGroups: DataSummaryProps['grupos'] = [{ titulo: 'Seus dados', linhas }, plano];

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

  it('shows every value under its label and its group', () => {
    show();
    expect(headings()).toEqual(['Seus dados', 'Plano']);
    expect(texts('term')).toEqual(['CPF', 'E-mail', 'Crédito']);
    expect(texts('definition')).toEqual(['529.982.247-25', 'joana@example.com', 'R$ 60.000,00']);
  });

  it('has an edit button next to a value, with the label of its option, which chooses it', async () => {
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

  it('has an edit button only where an option is offered, and none when the step no longer waits', () => {
    const { stopWaiting } = show({ offered: [email, { id: 'confirmar', label: 'Confirmar', to: 'proposal-wait' }] });
    expect(screen.getByRole('button')).toHaveAccessibleName('Alterar e-mail');
    stopWaiting();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(texts('definition')).toEqual(['529.982.247-25', 'joana@example.com', 'R$ 60.000,00']);
  });

  it('leaves out lines without a value, and groups without a line', () => {
    const endereco = { titulo: 'Endereço', linhas: [{ rotulo: 'Complemento', valor: '' }] };
    const cep = { titulo: '', linhas: [{ rotulo: 'CEP', valor: '04543-000' }] };
    show({ grupos: [{ titulo: 'Empresa', linhas: [] }, endereco, cep] });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(texts('term')).toEqual(['CEP']);
  });

  it('shows two equal lines', () => {
    const line = { rotulo: 'Telefone', valor: '(11) 98765-4321' };
    show({ grupos: [{ titulo: 'Contato', linhas: [line, line] }] });
    expect(texts('term')).toEqual(['Telefone', 'Telefone']);
  });
});

describe('PlanSummary', () => {
  const plan: PlanSummaryProps = {
    titulo: 'Carro',
    tipo: 'Paga Metade',
    imagem: 'https://images.example/carro.svg',
    credito: 'R$ 60.000,00',
    linhas: [
      { rotulo: 'Parcela mensal', valor: 'R$ 446,25', destaque: true },
      { rotulo: 'Prazo', valor: '80 meses' },
    ],
  };
  const aPlan = (overrides: Partial<PlanSummaryProps> = {}) => ({ ...plan, ...overrides });
  function show(overrides?: Partial<PlanSummaryProps>) {
    const element = (plan: PlanSummaryProps) => <PlanSummary {...componentProps({ props: plan })} />;
    const { container, rerender } = renderWithBrand(element(aPlan(overrides)));
    return {
      container,
      pictures: () => [...container.querySelectorAll('img')].map(({ src }) => src), // decoration has no role
      showAgain: (plan: PlanSummaryProps) => rerender(element(plan)),
    };
  }

  it('shows the goods, the credit, the way to pay, the monthly instalment and the other facts', () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Carro' })).toBeVisible();
    expect(screen.getByText('Paga Metade')).toBeVisible();
    const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['Crédito de R$ 60.000,00', 'Parcela mensal R$ 446,25']);
    expect(texts('term')).toEqual(['Prazo']);
    expect(texts('definition')).toEqual(['80 meses']);
  });

  it('has a picture that is decoration; it is removed when it does not load, and a new one is tried again', () => {
    const { container, pictures, showAgain } = show();
    expect(pictures()).toEqual(['https://images.example/carro.svg']);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();

    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Carro' })).toBeVisible();
    showAgain(aPlan({ imagem: 'https://images.example/moto.svg' }));
    expect(pictures()).toEqual(['https://images.example/moto.svg']);
  });

  it.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x'])('has no picture at %j', (imagem) => {
    expect(show({ imagem }).pictures()).toEqual([]);
  });

  it('leaves out empty values', () => {
    show({ titulo: '', tipo: '', credito: '', linhas: [{ rotulo: 'Prazo', valor: ' ' }] });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
    expect(screen.queryByText('Prazo')).not.toBeInTheDocument();
  });
});

it('Documents links each document at the address of the institution, in another tab, with its version', () => {
  const contrato = { versao: '12', endereco: 'https://docs.example/contrato' };
  const regulamento = { versao: '7b', endereco: 'https://docs.example/regulamento' };
  const scene = aScene({ brand: aBrand({ instituicao: anInstitution({ contrato, regulamento }) }) });
  renderWithBrand(<Documents {...componentProps({ props: undefined, scene })} />);

  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Condições gerais do contratoVersão 12, abre em outra aba', contrato.endereco],
    ['Regulamento do grupoVersão 7b, abre em outra aba', regulamento.endereco],
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
