import { optionsOf } from '@consorcio/shared/flow';
import { aCoupon, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { aSoldJourney, startTalk } from '../testing/talk';
import { pesquisaAlgoMais } from './pesquisa-algo-mais.step';

it('shows the credit and the instalment of the same purchase', () => {
  const planoSelecionado = aSelectedPlan({
    bemCredito: { value: 75_000, label: 'R$\u00a075.000,00' },
    planoValorParcela: { value: 1_106.25, label: 'R$\u00a01.106,25' },
  });
  const [same] = optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney({ planoSelecionado }) }));
  expect(same?.detail).toBe('R$\u00a075.000,00 em 80x de R$\u00a01.106,25');
});

const options = optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney() }));

it.each([
  ['igual', 'proposal:proposal-confirm-infos'],
  ['novo', 'simulation:lead-select-category'],
])('%s leads to %s and publishes nothing', async (option, place) => {
  const text = options.find(({ id }) => id === option)?.label;
  const talk = await startTalk();

  await talk.choose(option);

  expect(talk.where()).toBe(place);
  expect(talk.facts).toEqual([]);
  expect(talk.snapshot().transcript).toContainEqual(expect.objectContaining({ sender: 'user', text }));
});

it('keeps the sale as it is for a visitor who buys nothing else', async () => {
  const sold = aSoldJourney({ cupom: aCoupon() });
  const talk = await startTalk({ journey: sold });

  await talk.choose('nao');

  expect(talk.where()).toBe('survey:pesquisa-midia');
  expect(talk.journey()).toEqual(sold);
});
