import { aCoupon, aGeoLocation, aJourney, aProposal, aReadyJourney } from '../testing/builders';
import { journeySchema } from './journey';
import { planDetailsAnswerSchema } from './plan-details-answer';
import { itParses } from './testing/it-parses';

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
const geoLocation = aGeoLocation({ estadoGeoId: '26' });

itParses('plan details', planDetailsAnswerSchema, { data: planDetails });
itParses('an empty journey', journeySchema, {});
itParses('a journey', journeySchema, aJourney());
itParses(
  'a full journey',
  journeySchema,
  aReadyJourney({
    planoDetalhes: planDetails,
    empresaId: 58,
    localizacao: { geoLocation, expiraEm: 1_800_000_000_000 },
    compras: 1,
    geoLocation,
    cupom: aCoupon(),
    cupomDecisao: { para: '1:2:3', aplicado: true },
    proposta: aProposal(),
    cobrancas: { propostaID: 1001, nomes: ['o Pix'] },
  }),
);

it('drops unknown fields, so that nothing unexpected is ever stored', () => {
  expect(journeySchema.parse({ nome: 'Ana', cartaoNumero: '4111' })).toEqual({ nome: 'Ana' });
});

it('refuses cents that are no whole number', () => {
  expect(journeySchema.safeParse({ rendaMensalInCents: 10.5 }).success).toBe(false);
});
