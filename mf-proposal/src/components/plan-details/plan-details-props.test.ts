import type { PlanDetails } from '@consorcio/shared/entities';
import { aCatalogueItem, aPlanType, aScene } from '@consorcio/shared/testing';
import type { ProposalState } from '../../state';
import { anAnsweredJourney, planDetails as fetched } from '../../testing/conversation';
import { detailSheet } from './plan-details-props';

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

it('shows fees, group, bids, insurance and total, in this order', () => {
  const details = detailsOf({ planoDetalhes: fetched });
  expect(details.titulo).toBe('Plano de 80 meses');
  expect(details.observacao).toBe('São 80 parcelas iguais.');
  expect(details.grupos.map(({ titulo }) => titulo)).toEqual(['Taxas', 'Grupo', 'Lances', 'Seguro e parcela', 'Total']);
  expect(linesOf({ planoDetalhes: fetched })).toEqual({
    Taxas: [
      'Taxa de administração: 16%',
      'Fundo de reserva: 2%',
      'Taxa de adesão: Não tem',
      'Seguro de quebra de garantia: Não tem',
      'Taxas divididas nas parcelas: Sim',
    ],
    Grupo: [
      'Grupo: 0201',
      'Situação: Em andamento',
      'Prazo do grupo: 80 meses',
      'Participantes: até 480',
      'Índice de correção: IPCA',
    ],
    Lances: ['Lance fixo: 30%', 'Lance livre: A partir de 10%'],
    'Seguro e parcela': ['Seguro: Não incluso na parcela', 'Parcela mensal: R$\u00a0885,00'],
    Total: ['Total estimado, em valores de hoje: R$\u00a070.800,00'],
  });
});

it('shows a fee once: with the name of the API, or else with ours', () => {
  const names = (changes: Partial<PlanDetails>) => feesOf(changes)?.map((line) => line.split(':')[0]);
  expect(names({ PlanoTaxas: [{ nome: 'Fundo de Reserva', percentual: 2 }] })?.slice(0, 2)).toEqual([
    'Fundo de Reserva',
    'Taxa de administração',
  ]);
  expect(names({ PlanoTaxas: [] })?.slice(0, 2)).toEqual(['Taxa de administração', 'Fundo de reserva']);
});

it('shows the fees that are not zero, and whether they are not divided', () => {
  expect(feesOf({ SemAdesao: false, TaxaAdesao: 1.5, TaxaSeguroQuebra: 0.25, Rateio: false })).toEqual(
    expect.arrayContaining([
      'Taxa de adesão: 1,5%',
      'Seguro de quebra de garantia: 0,25%',
      'Taxas divididas nas parcelas: Não',
    ]),
  );
});

it('leaves out what the API did not say', () => {
  const planoDetalhes = { titulo: '', TabelaDescricao: '' };
  const { detalhesPlano: _unknown, ...plan } = aPlanType({ grupo: '', planoGrupoSituacao: '' });
  const catalogo = [aCatalogueItem({ planosTipos: [plan] })];
  expect(detailsOf({ planoDetalhes, catalogo })).toMatchObject({ titulo: 'Carro R$ 60.000,00' });
  expect(detailsOf({ planoDetalhes, catalogo })).not.toHaveProperty('observacao');
  expect(linesOf({ planoDetalhes, catalogo })).toMatchObject({
    Taxas: [],
    Grupo: [],
    Lances: [],
    'Seguro e parcela': ['Parcela mensal: R$\u00a0885,00'],
  });
});

it('shows the fees of the catalogue when the details could not be fetched', () => {
  expect(linesOf({}).Taxas).toEqual(['Taxa de administração: 16%', 'Por mês: 0,200% a.m.']);
});

it('shows no fee, group, bid or insurance of a plan that the catalogue no longer holds', () => {
  expect(linesOf({ catalogo: [] })).toEqual({ Total: [] });
});
