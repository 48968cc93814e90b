import { journeyOf, type Step } from '@consorcio/shared/flow';
import {
  aConversation,
  aCoupon,
  aGeoLocation,
  aHost,
  aNeighbour,
  aProposedJourney,
  aReadyJourney,
  aSegment,
} from '@consorcio/shared/testing';
import { itinerary } from './itinerary';

const ask = (name: string, ...ways: readonly (readonly [id: string, to: string])[]): Step => ({
  name,
  leadsTo: ways.map(([, to]) => to),
  text: 'E agora?',
  options: ways.map(([id, to]) => ({ id, label: id, to })),
});
const survey = aSegment('survey', [ask('more', ['igual', 'exit:comprar-igual'], ['novo', 'exit:comprar-novo'])]);
const returnVisit = aSegment('return-visit', [ask('paid', ['outra', 'exit:outra-compra'])]);
const neighbours = [aNeighbour('proposal', 'proposal-confirm-infos'), aNeighbour('simulation', 'lead-select-category')];
const host = aHost([ask('health-check', ['sair', 'end'])]);

const before = { localizacao: { geoLocation: aGeoLocation(), expiraEm: Date.UTC(2027, 0, 1) }, empresaId: 99 };
const cobrancas = { propostaID: 1001, nomes: ['o Pix'] };
const cupom = { cupom: aCoupon(), cupomDecisao: { para: '2101:3101:52998224725:0', aplicado: true } };
const sold = aProposedJourney({ ...before, cobrancas, compras: 1, ...cupom });
const own = {
  proposal: { visitor: { told: 1 }, purchase: { terms: true } },
  payment: { visitor: {}, purchase: { pagamento: { propostaID: 1001 } } },
  simulation: { visitor: { compraId: 173 }, purchase: {} },
  survey: { visitor: { pesquisa: { midia: 'tv' } }, purchase: {} },
};

describe.each([
  ['igual', survey, 'proposal:proposal-confirm-infos waiting'],
  ['novo', survey, 'simulation:lead-select-category waiting'],
  ['outra', returnVisit, 'host:health-check waiting'],
])('The way to another purchase (%s)', (option, from, place) => {
  it.each([
    ['are loaded', neighbours],
    ['are not loaded', []],
  ])('drops what belongs to the purchase before, and nothing else, when the segments %s', (_how, others) => {
    const conversation = aConversation({ host, others: [from], itinerary, delayMs: 0 });
    conversation.take({ ...conversation.snapshot(), place: { segment: from.name, step: null }, journey: sold, own });
    conversation.reload([from, ...others]);

    conversation.choose(option);
    for (const neighbour of neighbours) conversation.ready(neighbour);

    expect(conversation.where()).toBe(place);
    const kept = aReadyJourney({ ...before, compras: 1 });
    expect(conversation.snapshot().journey).toEqual(kept);
    expect(Object.keys(conversation.snapshot().journey).sort()).toEqual(Object.keys(kept).sort());
    expect(conversation.snapshot().own).toEqual({
      ...own,
      proposal: { visitor: { told: 1 }, purchase: {} },
      payment: { visitor: {}, purchase: {} },
    });
    expect(journeyOf(conversation.snapshot(), 'simulation')).toMatchObject({ compraId: 173 });
  });
});
