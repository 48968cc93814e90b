import { aCoupon, aGeoLocation, aReadyJourney } from '@consorcio/shared/testing';
import { aSoldJourney, startTalk } from '../testing/talk';
import { newPurchase } from './new-purchase';

const localizacao = { geoLocation: aGeoLocation(), expiraEm: Date.UTC(2027, 0, 1) };

const sold = aSoldJourney({
  userCupom: 'PRIMEIRA10',
  cupom: aCoupon(),
  cupomErros: [],
  cupomDecisao: { para: '2101:3101:52998224725:0', aplicado: true },
  correcao: 'email',
  localizacao,
  empresaId: 99,
  compraId: 173,
});

/** Who bought, what plan they chose, where they are, and that it is another purchase. */
const kept = aReadyJourney({ localizacao, empresaId: 99, compraId: 173, compras: 1 });

it('leaves no coupon, no contract and no payment, and keeps the person, the plan and the lead', () => {
  expect(newPurchase(sold)).toEqual(kept);
});

it.each([
  ['igual', 'proposal:proposal-confirm-infos', 'Sim, igual a esta'],
  ['novo', 'simulation:lead-select-category', 'Sim, com outros valores'],
])('%s buys again, at %s', async (option, place, said) => {
  const talk = await startTalk({ journey: sold });

  await talk.choose(option);

  expect(talk.where()).toBe(place);
  expect(talk.journey()).toEqual(kept);
  expect(Object.keys(talk.journey()).sort()).toEqual(Object.keys(kept).sort());
  expect(talk.facts).toEqual([]);
  expect(talk.snapshot().transcript).toContainEqual(expect.objectContaining({ sender: 'user', text: said }));
});

it('keeps the sale as it is for who buys nothing else', async () => {
  const talk = await startTalk({ journey: sold });

  await talk.choose('nao');

  expect(talk.where()).toBe('survey:pesquisa-midia');
  expect(talk.journey()).toEqual(sold);
});
