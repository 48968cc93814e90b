import type * as z from 'zod/mini';
import {
  aBrand,
  aCatalogueItem,
  aCategory,
  aCoupon,
  aJourney,
  aPlanType,
  aReadyJourney,
  aSelectedPlan,
} from '../testing/builders';
import { addressAnswerSchema } from './address';
import { brandSchema } from './brand';
import { catalogueItemSchema, planTypeSchema } from './catalogue';
import { catalogueAnswerSchema } from './catalogue-call';
import { categorySchema } from './category';
import { couponAnswerSchema, couponRefusalSchema } from './coupon-call';
import { identifierSchema } from './identifier';
import { journeySchema } from './journey';
import { leadAnswerSchema, leadRequestSchema } from './lead-call';
import { boletoAnswerSchema, cardPaymentSchema, pixAnswerSchema } from './payment-call';
import { planDetailsAnswerSchema } from './plan-details';
import { proposalAnswerSchema, proposalRequestSchema } from './proposal-call';
import { selectedPlanSchema } from './selected-plan';
import { surveySchema } from './survey';
import { wordCheckAnswerSchema } from './word-check';

const planDetails = {
  titulo: 'Plano',
  taxaAdmTotal: 16,
  planoID: 2101,
  PlanoTaxas: [{ nome: 'Administração', percentual: 16 }],
  TabelaDescricao: 'Tabela',
  Rateio: false,
  SemAdesao: true,
  TaxaAdesao: 0,
  TaxaFundoReserva: 2,
  TaxaSeguroQuebra: 0,
};
const leadRequest = {
  nome: 'Joana',
  email: 'joana@example.com',
  telefone: '11987654321',
  rendaMensal: 8000.5,
  campanhaId: 1,
  compraId: 2,
  categoriaId: 2,
  tipo: 1,
  empresaId: 3,
  referralCode: null,
};

const geoLocation = {
  geoId: 1,
  cidadeGeo: 'São Paulo',
  estadoGeo: 'SP',
  estadoGeoId: '26',
  paisGeo: 'Brasil',
  latitudeGeo: -23.5,
  longitudeGeo: -46.6,
};

/** Every schema with an example as the SPEC describes it. A field that a schema forgot would be dropped here. */
const examples: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
  ['brand', brandSchema, aBrand()],
  ['plan type', planTypeSchema, aPlanType()],
  ['catalogue item', catalogueItemSchema, aCatalogueItem()],
  ['catalogue answer', catalogueAnswerSchema, { data: [aCatalogueItem(), aCatalogueItem({ planosTipos: [] })] }],
  ['category', categorySchema, aCategory()],
  ['journey', journeySchema, aJourney()],
  [
    'full journey',
    journeySchema,
    aReadyJourney({
      planoDetalhes: planDetails,
      empresaId: 58,
      semComplemento: true,
      correcao: 'titular',
      localizacao: { geoLocation, expiraEm: 1_800_000_000_000 },
      geoLocation,
      userCupom: 'DEZ',
      cupom: aCoupon(),
      cupomErros: [2, 'AlreadyUsed'],
      cupomDecisao: { para: '1:2:3', aplicado: true },
      proposta: { propostaID: 1, propostaToken: 'token', contrato: '70001', formasPagamentoDisponiveis: [0, 1, 5] },
    }),
  ],
  ['empty journey', journeySchema, {}],
  ['lead request', leadRequestSchema, leadRequest],
  ['lead answer', leadAnswerSchema, { data: { id: 'a-1', LeadToken: 't' } }],
  ['word check', wordCheckAnswerSchema, { success: false, errorMessage: 'Use outra palavra.' }],
  ['word check without a sentence', wordCheckAnswerSchema, { success: true, errorMessage: null }],
  ['plan details', planDetailsAnswerSchema, { data: planDetails }],
  ['selected plan', selectedPlanSchema, aSelectedPlan()],
  [
    'address',
    addressAnswerSchema,
    {
      data: {
        cep: '01310100',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        complemento: '',
        estado: 'SP',
        logradouro: 'Avenida Paulista',
        numero: '',
      },
    },
  ],
  [
    'coupon',
    couponAnswerSchema,
    {
      data: {
        value: {
          cupomId: 1,
          tipoDesconto: 1,
          valorDesconto: 10,
          valorDescontado: 10,
          valorTotal: 90,
          formasPagamentosValidas: [0, 1, 5],
        },
      },
    },
  ],
  ['coupon refusal', couponRefusalSchema, { validationErrors: [{ code: 1 }, { code: 'NotFound' }] }],
  ['boleto', boletoAnswerSchema, { data: { contrato: 1, codigoBarras: '1', url: 'u', dataVencimento: 'd' } }],
  ['pix', pixAnswerSchema, { data: { contrato: 1, qrCodeTexto: 'q', qrCodeImagemUrl: 'u', dataVencimento: 'd' } }],
  [
    'card payment',
    cardPaymentSchema,
    {
      cartaoBandeira: 'VISA',
      cartaoCodigoSeguranca: '123',
      cartaoCpfTitular: '52998224725',
      cartaoNomeTitular: 'JOANA SOUZA',
      cartaoNumero: '4111111111111111',
      cartaoValidadeMes: '12',
      cartaoValidadeAno: '2030',
      cartaoParcelas: 3,
      cartaoId: 1,
      propostaId: 'p-1',
    },
  ],
  [
    'proposal answer',
    proposalAnswerSchema,
    { data: { propostaID: 1, propostaToken: 't', contrato: 'c', formasPagamentoDisponiveis: [0, 1, 5, 9] } },
  ],
  [
    'proposal request',
    proposalRequestSchema,
    {
      bairro: 'b',
      bemID: 1,
      cep: '01310100',
      cidade: 'c',
      complemento: '',
      cpfCnpj: '52998224725',
      email: 'e',
      empresaId: 1,
      estado: 'SP',
      leadId: 1,
      logradouro: 'l',
      nascimentoFundacao: '1990-01-01',
      nome: 'n',
      nomeRazao: 'n',
      numero: 'S/N',
      planoID: 1,
      planoMeses: 80,
      rendaFaturamento: 1,
      rendaMensal: 1,
      telefone: 't',
      telefoneCelular: 't',
      termos: true,
      tipoPessoa: 0,
      cupomCodigo: null,
      geoLocation,
    },
  ],
  ['survey', surveySchema, { midia: 'tv', csatcompra: 5, humano: true, csatinsidesales: 1 }],
];

describe.each(examples)('%s', (_name, schema, example) => {
  it('is taken whole, and comes back from storage as it was', () => {
    expect(schema.parse(example)).toEqual(example);
    expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  it.each([null, undefined, 'x', [], 7, true])('is not %p', (wrong) => {
    expect(schema.safeParse(wrong).success).toBe(false);
  });
});

describe('what comes in is checked, not trusted', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a colour that is more than a colour', brandSchema, aBrand({ tema: { ...aBrand().tema, background: 'red;x:y' } })],
    ['a chat link that is no address', brandSchema, aBrand({ chatUrl: 'chat' })],
    ['a chat link that is code', brandSchema, aBrand({ chatUrl: 'javascript:alert(1)' })],
    ['a home page that is code', brandSchema, aBrand({ siteDomain: 'data:text/html,x' })],
    ['a negative amount', planTypeSchema, aPlanType({ valorParcela: -1 })],
    ['an unknown plan type', planTypeSchema, { ...aPlanType(), tipoPlanoID: 'PARCELA' }],
    ['cents that are no whole number', journeySchema, { rendaMensalInCents: 10.5 }],
    ['a phone with a mask', leadRequestSchema, { ...leadRequest, telefone: '(11) 98765-4321' }],
    ['a score of 6', surveySchema, { midia: 'tv', csatcompra: 6, humano: false }],
    ['a medium in the visitor’s own words', surveySchema, { midia: 'Ana Prado', csatcompra: 5, humano: false }],
  ])('%s is refused', (_what, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('drops what no schema names, so that nothing unforeseen is ever stored', () => {
    expect(journeySchema.parse({ nome: 'Ana', cartaoNumero: '4111' })).toEqual({ nome: 'Ana' });
  });

  it.each([
    { bairro: null, numero: undefined },
    { bairro: '', numero: '' },
  ])('reads what an address does not know as empty: %p', (unknown) => {
    expect(addressAnswerSchema.parse({ data: { cep: '01310100', ...unknown } }).data).toEqual({
      cep: '01310100',
      bairro: '',
      cidade: '',
      complemento: '',
      estado: '',
      logradouro: '',
      numero: '',
    });
  });

  it.each([
    { id: 0, ok: true },
    { id: 'a-1', ok: true },
    { id: '', ok: false },
    { id: 1.5, ok: false },
    { id: 'x'.repeat(201), ok: false },
    { id: null, ok: false },
  ])('takes an id of $id: $ok', ({ id, ok }) => {
    expect(identifierSchema.safeParse(id).success).toBe(ok);
  });
});
