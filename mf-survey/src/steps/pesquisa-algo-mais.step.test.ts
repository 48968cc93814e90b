import { optionsOf } from '@consorcio/shared/flow';
import { aCoupon, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { aSoldJourney, startSurvey } from '../testing/conversation';
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
  const conversation = await startSurvey();

  await conversation.choose(option);

  expect(conversation.where()).toBe(place);
  expect(conversation.facts).toEqual([]);
  expect(conversation.said()).toContain(text);
});

it('keeps the sale as it is for a visitor who buys nothing else', async () => {
  const sold = aSoldJourney({ cupom: aCoupon() });
  const conversation = await startSurvey({ journey: sold });

  await conversation.choose('nao');

  expect(conversation.where()).toBe('survey:pesquisa-midia');
  expect(conversation.journey()).toEqual(sold);
});
