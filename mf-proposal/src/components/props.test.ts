import type { PlanDetails } from '@consorcio/shared/entities';
import { hasValue } from '@consorcio/shared/journey';
import { aBrand, aCatalogueItem, aCoupon, aPlanType, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { questions } from '../questions/questions';
import segment from '../segment';
import type { ProposalState } from '../state';
import { anAnsweredJourney, planDetails as fetched, planDetails } from '../testing/conversation';
import { dataSummary } from './data-summary/data-summary-props';
import { detailSheet, spokenDetails } from './plan-details/plan-details-props';
import { planSummary } from './plan-summary/plan-summary-props';

it.each([
  ['proposal-confirm-data', 'data-summary', /^Resumo do contrato.*Marina Prado Silva.*Cada resposta tem um botão/s],
  ['proposal-terms', 'documents', /condições gerais do contrato e regulamento do grupo$/],
  ['proposal-wait', 'proposal-created', /^$/],
  ['proposal-confirm-infos', 'plan-summary', /^Resumo do plano\. .*Crédito de R\$.*Parcela mensal/],
  ['proposal-detalhes-mostrar', 'plan-details', /^Detalhes do plano/],
  ['cupom-apply-new-value', 'plan-details', /Primeira parcela com o cupom: R\$/],
])('%s shows %s and announces what it holds', (step, name, words) => {
  const component = segment.steps[step]?.component;
  const scene = aScene({ journey: anAnsweredJourney({ cupom: aCoupon() }) });
  expect(component?.name).toBe(name);
  expect(component?.spoken?.(scene)).toMatch(words);
  if (step !== 'cupom-apply-new-value') return;
  const linhas = expect.arrayContaining([expect.anything()]);
  expect(component?.props?.(scene)).toEqual({ titulo: '', grupos: [{ titulo: 'Primeira parcela', linhas }] });
});

describe('dataSummary', () => {
  const lines = (journey = anAnsweredJourney({ planoDetalhes: planDetails })) =>
    dataSummary(aScene({ journey })).grupos.map(({ titulo, linhas }): [string, string[]] => [
      titulo,
      linhas.map(({ rotulo, valor, opcao = '' }) => `${rotulo}: ${valor} ${opcao}`.trim()),
    ]);

  it('shows the answers of the SPEC with the option that corrects each, group by group, then the plan', () => {
    const ids = ['titular', 'nome', 'cpf-cnpj', 'nascimento', 'email', 'telefone', 'cep', 'numero', 'complemento'];
    const others = questions.filter(({ id }) => !ids.includes(id)).map(({ id }) => `alterar-${id}`);
    const isOther = (line: string) => others.some((option) => line.endsWith(` ${option}`));
    const holder = ['Quem contrata: Pessoa Física alterar-titular', 'Nome completo: Marina Prado Silva alterar-nome'];
    const person = ['CPF: 529.982.247-25 alterar-cpf-cnpj', 'Data de nascimento: 15/03/1985 alterar-nascimento'];
    const found = ['CEP: 01310-100 alterar-cep', 'Endereço: Avenida Paulista, Bela Vista, São Paulo/SP'];
    const rest = ['Número: 1578 alterar-numero', 'Complemento: Apto 12 alterar-complemento'];
    expect(lines().map(([group, shown]) => [group, shown.filter((line) => !isOther(line))])).toEqual([
      ['Titular', [...holder, ...person]],
      ['Contato', ['E-mail: joana@example.com alterar-email', 'Celular: (11) 98765-4321 alterar-telefone']],
      ['Endereço', [...found, ...rest]],
      ['Plano', ['Bem: Carro', 'Tipo: Integral']],
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
    const company = { tipoPessoa: 1, nomeRazao: 'Prado Ltda', cpfCnpj: '11222333000181' } as const;
    const [[, holder = []] = []] = lines(anAnsweredJourney(company));
    const words = ['Quem contrata: Pessoa Jurídica', 'Razão social: Prado Ltda', 'CNPJ: 11.222.333/0001-81'];
    for (const text of [...words, 'Data de fundação: 15/03/1985']) expect(holder.join()).toContain(`${text} alterar-`);
  });
});

describe('detailSheet', () => {
  type Overrides = Parameters<typeof anAnsweredJourney>[0];

  const detailsOf = (overrides: Overrides) =>
    detailSheet(aScene<ProposalState>({ journey: anAnsweredJourney(overrides) }));

  /** The lines with a value, group by group. The others are not shown. */
  function linesOf(overrides: Overrides): Readonly<Record<string, readonly string[]>> {
    const shown = detailsOf(overrides).grupos.map(({ titulo, linhas }) => [
      titulo,
      linhas.flatMap(({ rotulo, valor }) => (valor === '' ? [] : [`${rotulo}: ${valor}`])),
    ]);
    return Object.fromEntries(shown);
  }

  const feesOf = (changes: Partial<PlanDetails>) => linesOf({ planoDetalhes: { ...fetched, ...changes } }).Taxas;

  it('shows instalment, fees, group, bids and total, in this order', () => {
    const details = detailsOf({ planoDetalhes: fetched });
    expect(details.titulo).toBe('Plano de 80 meses');
    expect(details.observacao).toBe('São 80 parcelas iguais.');
    const groups = ['Parcela e seguro', 'Taxas', 'Grupo', 'Lances', 'Total'];
    expect(details.grupos.map(({ titulo }) => titulo)).toEqual(groups);
    expect(linesOf({ planoDetalhes: fetched })).toEqual({
      'Parcela e seguro': ['Parcela mensal: R$\u00a0885,00', 'Seguro: Não incluso na parcela'],
      Taxas: [
        ...['Taxa de administração: 16%', 'Fundo de reserva: 2%', 'Taxa de adesão: Não tem'],
        ...['Seguro de quebra de garantia: Não tem', 'Taxas divididas nas parcelas: Sim'],
      ],
      Grupo: [
        ...['Grupo: 0201', 'Situação: Em andamento', 'Prazo do grupo: 80 meses', 'Participantes: até 480'],
        'Índice de correção: IPCA',
      ],
      Lances: ['Lance fixo: 30%', 'Lance livre: A partir de 10%'],
      Total: ['Total estimado, em valores de hoje: R$\u00a070.800,00'],
    });
  });

  it('shows a fee once: with the name of the API, or else with ours', () => {
    const names = (changes: Partial<PlanDetails>) => feesOf(changes)?.map((line) => line.split(':')[0]);
    const sent = names({ PlanoTaxas: [{ nome: 'Fundo de Reserva', percentual: 2 }] });
    expect(sent?.slice(0, 2)).toEqual(['Fundo de Reserva', 'Taxa de administração']);
    expect(names({ PlanoTaxas: [] })?.slice(0, 2)).toEqual(['Taxa de administração', 'Fundo de reserva']);
  });

  it('shows the fees that are not zero, and whether they are not divided', () => {
    const fees = feesOf({ SemAdesao: false, TaxaAdesao: 1.5, TaxaSeguroQuebra: 0.25, Rateio: false });
    const shown = ['Taxa de adesão: 1,5%', 'Seguro de quebra de garantia: 0,25%', 'Taxas divididas nas parcelas: Não'];
    expect(fees).toEqual(expect.arrayContaining(shown));
  });

  it('leaves out what the API did not say', () => {
    const planoDetalhes = { titulo: '', TabelaDescricao: '' };
    const { detalhesPlano: _unknown, ...plan } = aPlanType({ grupo: '', planoGrupoSituacao: '' });
    const catalogo = [aCatalogueItem({ planosTipos: [plan] })];
    expect(detailsOf({ planoDetalhes, catalogo })).toMatchObject({ titulo: 'Carro R$ 60.000,00' });
    expect(detailsOf({ planoDetalhes, catalogo })).not.toHaveProperty('observacao');
    const parcela = { 'Parcela e seguro': ['Parcela mensal: R$\u00a0885,00'] };
    expect(linesOf({ planoDetalhes, catalogo })).toMatchObject({ Taxas: [], Grupo: [], Lances: [], ...parcela });
  });

  it('shows the fees of the catalogue when the details could not be fetched', () => {
    expect(linesOf({}).Taxas).toEqual(['Taxa de administração: 16%', 'Por mês: 0,200% a.m.']);
  });

  it('shows no fee, group, bid or insurance of a plan that the catalogue no longer holds', () => {
    const parcela = { 'Parcela e seguro': ['Parcela mensal: R$\u00a0885,00'] };
    expect(linesOf({ catalogo: [] })).toEqual({ ...parcela, Total: [] });
  });
});

describe('planSummary', () => {
  function summaryOf(plan: Parameters<typeof aSelectedPlan>[0] = {}, desconto = false) {
    const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan(plan), planoDetalhes: planDetails });
    return planSummary(aScene<ProposalState>({ journey, brand: aBrand({ desconto }) }));
  }

  const linesOf = (...options: Parameters<typeof summaryOf>) =>
    summaryOf(...options)
      .linhas.filter(hasValue)
      .map(({ rotulo, valor }) => `${rotulo}: ${valor}`);

  it('sums up the chosen plan', () => {
    const imagem = 'https://images.example/carro.svg';
    const summary = { titulo: 'Carro', tipo: 'Integral', imagem, credito: 'R$\u00a060.000,00' };
    expect(summaryOf({ ImagemUrlPlano: imagem })).toMatchObject(summary);
    expect(linesOf()).toEqual([
      ...['Parcela mensal: R$\u00a0885,00', 'Primeira parcela: R$\u00a0885,00', 'Prazo: 80 meses'],
      ...['Taxa de administração: 0,200% a.m.', 'Total estimado, em valores de hoje: R$\u00a070.800,00'],
    ]);
  });

  it('highlights the monthly instalment, then the first one', () => {
    const highlighted = summaryOf().linhas.filter(({ destaque }) => destaque);
    expect(highlighted.map(({ rotulo }) => rotulo)).toEqual(['Parcela mensal', 'Primeira parcela']);
  });

  it('shows the first instalment with and without a discount that the API has not taken off', () => {
    expect(linesOf({}, true)[1]).toBe('Primeira parcela: R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50');
    expect(linesOf({}, true).join()).not.toContain('Desconto na primeira parcela');
  });

  it('names a discount that the API has taken off', () => {
    const reduced = { planoValorPagamento: { value: 442.5, label: 'R$\u00a0442,50' } };
    const named = ['Primeira parcela: R$\u00a0442,50', 'Desconto na primeira parcela: 50%'];
    expect(linesOf(reduced, true).slice(1, 3)).toEqual(named);
  });

  it('leaves out a monthly fee that is not known', () => {
    expect(linesOf({ planoTaxaAdmMensal: undefined }).join()).not.toContain('Taxa de administração');
  });
});

it.each([
  [undefined, ''],
  ['Um texto longo.', '. No fim há uma observação da administradora'],
])('the details are read line by line, and the text of the administrator is only mentioned (%j)', (observacao, end) => {
  const grupos = [{ titulo: 'Taxas', linhas: [{ rotulo: 'Fundo de reserva', valor: '2%' }] }];
  const details = { titulo: 'Carro R$ 60.000,00', grupos, ...(observacao && { observacao }) };
  const words = 'Detalhes do plano. Carro R$ 60.000,00. Taxas. Fundo de reserva: 2%';
  expect(spokenDetails(details)).toBe(words + end);
});
