import { translate } from '@consorcio/host/analytics';
import type { JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { type EventNote, eventNotes, silentFacts } from './event-notes';

const facts: { readonly [N in JourneyEventName]: JourneyEventPayload<N> } = {
  'journey.started': {},
  'category.chosen': {
    produtoCategoria: 'Automóveis',
    bemCategoriaCodigo: 'CARRO',
    categoriaId: 2,
    tipoPlano: 'CREDITO_INTEGRAL',
  },
  'credit-value.given': { valorCreditoInCents: 60_000_00 },
  'income.given': { rendaMensalInCents: 4_000_00 },
  'personal-data.updated': { email: 'maria@exemplo.com.br' },
  'lead.saved': { LeadID: 77 },
  'plans.shown': { cards: 3 },
  'plan.chosen': {
    planoID: 1,
    bemID: 2,
    tipoPlanoID: 'CREDITO_INTEGRAL',
    valorCreditoInCents: 60_000_00,
    planoMeses: 80,
  },
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
const names = Object.keys(facts) as JourneyEventName[]; // the keys of a literal are all there are

const eventOf = async (name: JourneyEventName) =>
  (await translate({ name, payload: facts[name] }, async () => 'a'.repeat(64)))?.event;

describe('eventNotes', () => {
  it.each(Object.entries<EventNote>(eventNotes))('names the fact that causes %p', async (event, { fact }) => {
    expect(await eventOf(fact)).toBe(event);
  });

  it('calls exactly those facts silent that send nothing', async () => {
    const told = await Promise.all(names.map(eventOf));

    expect(names.filter((_name, index) => told[index] === undefined)).toEqual(Object.keys(silentFacts));
  });
});
