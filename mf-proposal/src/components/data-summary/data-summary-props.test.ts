import { aScene } from '@consorcio/shared/testing';
import { questions } from '../../questions/questions';
import { anAnsweredJourney, planDetails } from '../../testing/conversation';
import { dataSummary } from './data-summary-props';

const lines = (journey = anAnsweredJourney({ planoDetalhes: planDetails })) =>
  dataSummary(aScene({ journey })).grupos.map(({ titulo, linhas }): [string, string[]] => [
    titulo,
    linhas.map(({ rotulo, valor, opcao = '' }) => `${rotulo}: ${valor} ${opcao}`.trim()),
  ]);

it('shows the answers of the SPEC with the option that corrects each, group by group, then the plan', () => {
  const ids = ['titular', 'nome', 'cpf-cnpj', 'nascimento', 'email', 'telefone', 'cep', 'numero', 'complemento'];
  const others = questions.filter(({ id }) => !ids.includes(id)).map(({ id }) => `alterar-${id}`);
  const isOther = (line: string) => others.some((option) => line.endsWith(` ${option}`));
  expect(lines().map(([group, shown]) => [group, shown.filter((line) => !isOther(line))])).toEqual([
    [
      'Titular',
      [
        'Quem contrata: Pessoa Física alterar-titular',
        'Nome completo: Marina Prado Silva alterar-nome',
        'CPF: 529.982.247-25 alterar-cpf-cnpj',
        'Data de nascimento: 15/03/1985 alterar-nascimento',
      ],
    ],
    ['Contato', ['E-mail: joana@example.com alterar-email', 'Celular: (11) 98765-4321 alterar-telefone']],
    [
      'Endereço',
      [
        'CEP: 01310-100 alterar-cep',
        'Endereço: Avenida Paulista, Bela Vista, São Paulo/SP',
        'Número: 1578 alterar-numero',
        'Complemento: Apto 12 alterar-complemento',
      ],
    ],
    ['Plano', ['Bem: Carro R$ 60.000,00', 'Tipo: Integral']],
    ['Total', expect.arrayContaining(['Total estimado, em valores de hoje: R$\u00a070.800,00'])],
    ['Parcelas', ['Prazo: 80 meses', 'Parcela mensal: R$\u00a0885,00']],
    ['Primeira parcela', ['Primeira parcela: R$\u00a0885,00']],
    ['Correção', ['Índice de correção: IPCA']],
  ]);
});

it('has a line for each question, with the option that corrects it', () => {
  const shown = lines().flatMap(([, group]) => group.flatMap((line) => / alterar-(.+)$/.exec(line)?.[1] ?? []));
  expect(shown.sort()).toEqual(questions.map(({ id }) => id).sort());
});

it('says below the costs what they depend on', () => {
  const { observacao } = dataSummary(aScene({ journey: anAnsweredJourney() }));
  expect(observacao).toMatch(/^Valores de hoje: mudam com o índice de correção\./);
});

it('names the data of a company in its own words', () => {
  const [[, holder = []] = []] = lines(
    anAnsweredJourney({ tipoPessoa: 1, nomeRazao: 'Prado Ltda', cpfCnpj: '11222333000181' }),
  );
  expect(holder).toEqual(
    expect.arrayContaining([
      'Quem contrata: Pessoa Jurídica alterar-titular',
      'Razão social: Prado Ltda alterar-nome',
      'CNPJ: 11.222.333/0001-81 alterar-cpf-cnpj',
      'Data de fundação: 15/03/1985 alterar-nascimento',
    ]),
  );
});
