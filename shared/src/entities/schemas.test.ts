import type * as z from 'zod/mini';
import { aBrand, aCoupon, aGeoLocation, aJourney, anAddress, aProposal, aReadyJourney } from '../testing/builders';
import { aCatalogueItem, aCategory, aPlanDetails, aPlanType, aSelectedPlan } from '../testing/catalogue-builders';
import { addressAnswerSchema } from './address';
import { brandSchema } from './brand';
import { catalogueItemSchema, planTypeSchema } from './catalogue';
import { categorySchema } from './category';
import { couponAnswerSchema, couponRefusalSchema } from './coupon';
import { identifierSchema } from './identifier';
import { journeySchema } from './journey';
import { leadAnswerSchema, leadRequestSchema } from './lead';
import { cardPaymentSchema } from './payment';
import { planDetailsAnswerSchema } from './plan-details';
import { proposalAnswerSchema } from './proposal';
import { publicAddressSchema } from './public-address';
import { selectedPlanSchema } from './selected-plan';
import { surveySchema } from './survey';
import { pictureAddress, webAddress } from './web-address';
import { wordCheckAnswerSchema } from './word-check';

const geoLocation = aGeoLocation({ estadoGeoId: '26' });
const ids = { campanhaId: 1, compraId: 2, categoriaId: 2, tipo: 1, empresaId: 3, referralCode: null };
const contact = { nome: 'Joana', email: 'joana@example.com', telefone: '11987654321' };
const leadRequest = { ...contact, rendaMensal: 8000.5, ...ids };
const survey = { midia: 'tv', csatcompra: 5, humano: true, csatinsidesales: 1 };
const holder = { cartaoCpfTitular: '52998224725', cartaoNomeTitular: 'JOANA SOUZA' };
const card = { cartaoNumero: '4111111111111111', cartaoValidadeMes: '12', cartaoValidadeAno: '2030', cartaoId: 1 };
const bill = { cartaoBandeira: 'VISA', cartaoCodigoSeguranca: '123', cartaoParcelas: 3, propostaId: 'p-1' };
const cardPayment = { ...holder, ...card, ...bill };
const fullJourney = aReadyJourney({
  planoDetalhes: aPlanDetails(),
  empresaId: 58,
  localizacao: { geoLocation, expiraEm: 1_800_000_000_000 },
  compras: 1,
  geoLocation,
  cupom: aCoupon(),
  cupomDecisao: { para: '1:2:3', aplicado: true },
  proposta: aProposal(),
  cobrancas: { propostaID: 1001, nomes: ['o Pix'] },
});

it.each<[string, z.ZodMiniType, unknown]>([
  ['an address', addressAnswerSchema, { data: anAddress() }],
  ['a brand', brandSchema, aBrand()],
  ['a card with plans', catalogueItemSchema, aCatalogueItem()],
  ['a card without a plan', catalogueItemSchema, aCatalogueItem({ planosTipos: [] })],
  ['a category', categorySchema, aCategory()],
  ['a selected plan', selectedPlanSchema, aSelectedPlan()],
  ['plan details', planDetailsAnswerSchema, { data: aPlanDetails() }],
  ['a coupon', couponAnswerSchema, { data: { value: aCoupon() } }],
  ['a refused coupon', couponRefusalSchema, { validationErrors: [{ code: 1 }, { code: 'NotFound' }] }],
  ['an empty journey', journeySchema, {}],
  ['a journey', journeySchema, aJourney()],
  ['a full journey', journeySchema, fullJourney],
  ['a lead', leadRequestSchema, leadRequest],
  ['a saved lead', leadAnswerSchema, { data: { id: 'a-1', LeadToken: 't' } }],
  ['a word check', wordCheckAnswerSchema, { success: false, errorMessage: 'Use outra palavra.' }],
  ['a word check without a sentence', wordCheckAnswerSchema, { success: true }],
  ['a proposal', proposalAnswerSchema, { data: aProposal({ formasPagamentoDisponiveis: [0, 1, 5, 9] }) }],
  ['a card payment', cardPaymentSchema, cardPayment],
  ['a survey', surveySchema, survey],
])('keeps every field of %s, also after it was stored, and refuses what is no object', (_name, schema, example) => {
  expect(schema.parse(example)).toEqual(example);
  expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  for (const wrong of [null, undefined, 'x', [], 7, true]) expect(schema.safeParse(wrong).success).toBe(false);
});

it.each<[string, z.ZodMiniType, unknown]>([
  ['a colour that is more than a colour', brandSchema, aBrand({ tema: { ...aBrand().tema, background: 'red;x:y' } })],
  ['a chat link that is no address', brandSchema, aBrand({ chatUrl: 'chat' })],
  ['a chat link that is code', brandSchema, aBrand({ chatUrl: 'javascript:alert(1)' })],
  ['a chat link with a name and a password', brandSchema, aBrand({ chatUrl: 'https://a:b@chat.example' })],
  ['a home page with a name', brandSchema, aBrand({ siteDomain: 'https://alvo.example@evil.example/' })],
  ['a home page that is code', brandSchema, aBrand({ siteDomain: 'data:text/html,x' })],
  ['a negative amount', planTypeSchema, aPlanType({ valorParcela: -1 })],
  ['an unknown plan type', planTypeSchema, { ...aPlanType(), tipoPlanoID: 'PARCELA', name: 'Parcela' }],
  ['cents that are no whole number', journeySchema, { rendaMensalInCents: 10.5 }],
  ['a phone with a mask', leadRequestSchema, { ...leadRequest, telefone: '(11) 98765-4321' }],
  ['a score of 6', surveySchema, { ...survey, csatcompra: 6 }],
  ['a medium in the visitor’s own words', surveySchema, { ...survey, midia: 'Ana Prado' }],
  ...['', 1.5, 'x'.repeat(201), null].map((id): [string, z.ZodMiniType, unknown] => [
    `the id ${id}`,
    identifierSchema,
    id,
  ]),
])('refuses %s', (_what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

it('accepts numbers and texts as ids', () => {
  for (const id of [0, 'a-1']) expect(identifierSchema.parse(id)).toBe(id);
});

it.each([
  { bairro: null, numero: undefined },
  { bairro: '', numero: '' },
])('reads unknown parts of an address as empty: %p', (unknown) => {
  const empty = anAddress({ logradouro: '', bairro: '', cidade: '', estado: '' });
  expect(addressAnswerSchema.parse({ data: { cep: '01310100', ...unknown } }).data).toEqual(empty);
});

it('drops fields that no journey has, so that nothing unexpected is ever stored', () => {
  expect(journeySchema.parse({ nome: 'Ana', cartaoNumero: '4111' })).toEqual({ nome: 'Ana' });
});

it('a public address may have a path and a port, and neither a name nor code', () => {
  const right = ['https://chat.example', 'https://chat.example/?to=a@b.example', 'https://chat.example/@alvo#a@b'];
  for (const address of [...right, 'http://localhost:4000/v1', 'http://[::1]:4000'])
    expect(publicAddressSchema.parse(address)).toBe(address);

  const wrong = [
    ...['https://user:secret@chat.example', 'https://user@chat.example/', 'https://chat.example@evil.example'],
    ...['https://@chat.example', 'https:user:secret@chat.example', 'https:\\\\user@chat.example'],
    ...['https://chat.example\\@evil.example', 'javascript:alert(1)', 'chat.example'],
  ];
  expect(wrong.filter((address) => publicAddressSchema.safeParse(address).success)).toEqual([]);
});

describe('an address of the API', () => {
  it.each([
    ['https://boletos.example/1?via=2#topo', 'https://boletos.example/1?via=2#topo'],
    ['http://localhost:4000/boletos/1', 'http://localhost:4000/boletos/1'],
    [' HTTPS://boletos.example/1\n', 'https://boletos.example/1'],
  ])('may be %j', (received, address) => {
    expect(webAddress(received)).toBe(address);
  });

  it.each([
    ...['', ' ', 'boleto.pdf', '/boletos/1', '//boletos.example/1', 'https://'],
    ...['https://boletos.example@evil.example/1', 'https://a:b@boletos.example/1', 'javascript:alert(1)'],
    ...['JavaScript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)//https://boletos.example'],
    ...['vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>', 'blob:https://boletos.example/1'],
    ...['file:///etc/passwd', 'intent://boletos.example#Intent;scheme=https;end'],
  ])('may not be %j', (received) => {
    expect(webAddress(received)).toBeUndefined();
    expect(pictureAddress(received)).toBeUndefined();
  });

  it('may contain a picture itself', () => {
    expect(pictureAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    expect(pictureAddress('https://images.example/carro.svg')).toBe('https://images.example/carro.svg');
  });
});
