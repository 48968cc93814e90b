import { translate } from '@consorcio/host/analytics';
import type { JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { type EventNote, eventNotes, fieldsOf, silentFacts } from './event-notes';

const tipoPlano = 'CREDITO_INTEGRAL';
const facts: { readonly [N in JourneyEventName]: JourneyEventPayload<N> } = {
  'journey.started': { botType: 'home' },
  'category.chosen': { produtoCategoria: 'AN', bemCategoriaCodigo: 'CARRO', categoriaId: 2, tipoPlano },
  'credit-value.given': { valorCreditoInCents: 60_000_00 },
  'income.given': { rendaMensalInCents: 4_000_00 },
  'personal-data.updated': { email: 'maria@exemplo.com.br' },
  'lead.saved': { LeadID: 77 },
  'plans.shown': { cards: 3 },
  'plan.chosen': { planoID: 1, bemID: 2, tipoPlanoID: tipoPlano, valorCreditoInCents: 60_000_00, planoMeses: 80 },
  'address.found': {},
  'coupon.validated': { cupomId: 5 },
  'coupon.refused': { codes: [1] },
  'coupon.applied': { cupomId: 5, valorDescontadoInCents: 100_00 },
  'coupon.declined': {},
  'proposal.created': { propostaID: 9001, formasPagamentoDisponiveis: [5] },
  'payment.processed': { propostaID: 9001, metodo: 'pix', situacao: 'sucesso' },
  'purchase.made': { propostaID: 9001, metodo: 'pix', valorInCents: 885_10, planoID: 1, bemNome: 'Carro' },
  'survey.answered': { midia: 'tv', csatcompra: 5, humano: false },
  'specialists.requested': { step: 'payment-options' },
};
const eventOf = async (name: JourneyEventName) =>
  (await translate({ name, payload: facts[name] }, async () => 'a'.repeat(64)))?.event;

it.each(Object.entries<EventNote>(eventNotes))(
  'the note of %p names the fact that causes the event, and says of each field what it means',
  async (event, { fact, fields }) => {
    expect(await eventOf(fact)).toBe(event);
    expect([...fieldsOf(event).keys()].sort()).toEqual(Object.keys(fields).sort());
  },
);

it.each(Object.keys(silentFacts) as JourneyEventName[])('%p sends nothing', async (name) => {
  expect(await eventOf(name)).toBeUndefined();
});
