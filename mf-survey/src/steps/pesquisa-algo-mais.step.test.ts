import { optionsOf } from '@consorcio/shared/flow';
import { aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { aSoldJourney, startTalk } from '../testing/talk';
import { pesquisaAlgoMais } from './pesquisa-algo-mais.step';

it('names the credit and the instalment that would be the same', () => {
  const planoSelecionado = aSelectedPlan({
    bemCredito: { value: 75_000, label: 'R$\u00a075.000,00' },
    planoValorParcela: { value: 1_106.25, label: 'R$\u00a01.106,25' },
  });
  const [same] = optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney({ planoSelecionado }) }));
  expect(same?.detail).toBe('R$\u00a075.000,00 em 80x de R$\u00a01.106,25');
});

it('offers the same again, something new, or nothing', () => {
  expect(optionsOf(pesquisaAlgoMais, aScene({ journey: aSoldJourney() })).map(({ id, label }) => [id, label])).toEqual([
    ['igual', 'Sim, igual a esta'],
    ['novo', 'Sim, com outros valores'],
    ['nao', 'Não, por enquanto é só'],
  ]);
});

it.each([
  ['igual', 'proposal:proposal-confirm-infos', 'Sim, igual a esta'],
  ['novo', 'simulation:lead-select-category', 'Sim, com outros valores'],
])('%s leads to %s and publishes nothing', async (option, place, said) => {
  const talk = await startTalk();

  await talk.choose(option);

  expect(talk.where()).toBe(place);
  expect(talk.facts).toEqual([]);
  expect(talk.snapshot().transcript).toContainEqual(expect.objectContaining({ sender: 'user', text: said }));
});

it('keeps the sale as it is for a visitor who buys nothing else', async () => {
  const sold = aSoldJourney({ userCupom: 'PRIMEIRA10', correcao: 'email' });
  const talk = await startTalk({ journey: sold });

  await talk.choose('nao');

  expect(talk.where()).toBe('survey:pesquisa-midia');
  expect(talk.journey()).toEqual(sold);
});
