import type { Journey } from '../entities';
import {
  aBrand,
  aCatalogueItem,
  aChosenJourney,
  aCoupon,
  aPlanDetails,
  aPlanType,
  aScene,
  aSelectedPlan,
} from '../testing';
import { couponContext } from './applied-coupon';
import { costGroups, spokenCosts } from './cost-groups';
import { firstInstalmentLines } from './first-instalment-lines';

const planoDetalhes = aPlanDetails();
const priced = (value: number) => ({ value, label: `R$\u00a0${value.toFixed(2).replace('.', ',')}` });
const halfPlan = { planoID: 2102, tipoPlanoID: 'CREDITO_PAGAMETADE' } as const;
const half = aSelectedPlan({ ...halfPlan, planoValorParcela: priced(442.5) });

const sceneOf = (journey: Partial<Journey> = {}, desconto = false) =>
  aScene({ journey: aChosenJourney({ planoDetalhes, ...journey }), brand: aBrand({ desconto }) });
const written = (lines: ReturnType<typeof firstInstalmentLines>) =>
  lines.filter(({ valor }) => valor).map(({ rotulo, valor }) => `${rotulo}: ${valor.replaceAll('\u00a0', ' ')}`);
const lines = (scene = sceneOf()) => written(costGroups(scene).flatMap(({ linhas }) => linhas));
const first = (...given: Parameters<typeof firstInstalmentLines>) => written(firstInstalmentLines(...given));

it('shows what a full plan costs, part by part', () => {
  expect(lines()).toEqual([
    ...['Crédito: R$ 60.000,00', 'Taxa de administração: R$ 9.600,00', 'Fundo de reserva: R$ 1.200,00'],
    ...['Total estimado, em valores de hoje: R$ 70.800,00', 'Seguro: Não incluso na parcela'],
    ...['Taxa de adesão: Não tem', 'Prazo: 80 meses', 'Parcela mensal: R$ 885,00', 'Primeira parcela: R$ 885,00'],
    'Índice de correção: IPCA',
  ]);
});

it('says of each computed figure how it is computed', () => {
  const noted = costGroups(sceneOf({ planoSelecionado: half }))
    .flatMap(({ linhas }) => linhas)
    .filter(({ nota, valor }) => valor && nota?.includes('por nós'))
    .map(({ rotulo, nota }) => `${rotulo}: ${nota}`);
  expect(noted).toEqual([
    'Taxa de administração: Calculado por nós: 16% do crédito. Em média, R$\u00a0120,00 por mês (0,200% a.m.).',
    'Fundo de reserva: Calculado por nós: 2% do crédito.',
    'Total estimado, em valores de hoje: Calculado por nós: crédito, taxa e fundo, sem descontos.',
    'Após a contemplação no mês 40: Exemplos calculados por nós: a diferença dividida nas parcelas que faltam.',
  ]);
});

it('shows what a reduced instalment becomes after a contemplation', () => {
  const after = ['Após a contemplação no mês 12: R$ 963,09', 'Após a contemplação no mês 40: R$ 1.327,50'];
  const expected = ['Parcela até a contemplação: R$ 442,50', ...after];
  expect(lines(sceneOf({ planoSelecionado: half }))).toEqual(expect.arrayContaining(expected));
});

it('leaves the total out without the details of the plan, and says so', () => {
  const { planoDetalhes: _details, ...journey } = aChosenJourney({ planoSelecionado: half });
  const shown = lines(aScene({ journey })).join('\n');
  expect(shown).toContain('Total: Ainda não sei');
  expect(shown).toContain('Depois da contemplação: Parcela maior, conforme o regulamento');
  expect(shown).not.toContain('Fundo de reserva');
});

it('keeps an insurance out of the total that the instalment may not contain', () => {
  const detalhesPlano = { indiceCorrecao: 'IPCA', lanceFixo: '', lanceLivre: '', percentualSeguro: 0.05 };
  const [total] = costGroups(sceneOf({ catalogo: [aCatalogueItem({ planosTipos: [aPlanType({ detalhesPlano })] })] }));
  const seguro = { rotulo: 'Seguro', valor: '0,05%', nota: 'Fora do total acima: veja no contrato.' };
  expect(total?.linhas.filter(({ rotulo }) => rotulo === 'Seguro')).toEqual([seguro]);
});

it('announces the main figures, and what they depend on', () => {
  expect(spokenCosts(sceneOf())).toBe(
    'Quanto custa no total. Total estimado, em valores de hoje: R$\u00a070.800,00. Parcela mensal: R$\u00a0885,00. ' +
      'Primeira parcela: R$\u00a0885,00. Valores de hoje: mudam com o índice de correção. ' +
      'Valem o contrato e o regulamento do grupo.',
  );
});

describe('the first instalment', () => {
  const taken = { planoSelecionado: aSelectedPlan({ planoValorPagamento: priced(442.5) }) };
  const coupon = aCoupon({ valorDescontado: 44.25, valorTotal: 398.25 });

  const half = [
    ...['Primeira parcela sem desconto: R$ 885,00', 'Desconto de 50%: − R$ 442,50'],
    'Primeira parcela com desconto: R$ 442,50',
  ];

  it('shows the discount that the API has taken off, or computes it and says so', () => {
    expect(first(sceneOf(taken, true))).toEqual(half);
    expect(first(sceneOf({}, true))).toEqual(half);
    expect(firstInstalmentLines(sceneOf({}, true)).at(-1)?.nota).toBe('Calculado por nós.');
  });

  it('shows no amount of a discount that does not explain the API’s amount', () => {
    const planoSelecionado = aSelectedPlan({ planoValorPagamento: priced(500) });
    const amounts = ['Primeira parcela sem desconto: R$ 885,00', 'Primeira parcela com desconto: R$ 500,00'];
    expect(first(sceneOf({ planoSelecionado }, true))).toEqual(amounts);
  });

  it('shows the coupon below the discount, before it is applied and after', () => {
    const expected = [
      ...['Primeira parcela sem desconto: R$ 885,00', 'Desconto de 50%: − R$ 442,50'],
      ...['Primeira parcela sem o cupom: R$ 442,50', 'Desconto do cupom: − R$ 44,25'],
      'Primeira parcela com o cupom: R$ 398,25',
    ];
    expect(first(sceneOf(taken, true), coupon)).toEqual(expected);
    const journey = sceneOf({ ...taken, cupom: coupon }).journey;
    const cupomDecisao = { aplicado: true, para: couponContext(journey) };
    expect(first(sceneOf({ ...taken, cupom: coupon, cupomDecisao }, true))).toEqual(expected);
  });

  it('says that the amount with a coupon is without a discount that the API has not taken off', () => {
    const lines = firstInstalmentLines(sceneOf({}, true), aCoupon());
    expect(lines.at(-1)?.nota).toBe('Valor sem contar os 50% de desconto.');
    expect(lines).toHaveLength(3);
  });

  it('shows no amount of a coupon whose amounts contradict each other', () => {
    expect(first(sceneOf(), aCoupon({ valorDescontado: 1 }))).not.toContainEqual(expect.stringMatching(/^Desconto/));
  });
});
