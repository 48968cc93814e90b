import { bubblesOf, fieldOf, optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import segment from './segment';
import { aSoldJourney } from './testing/talk';

const scene = aScene({ journey: aSoldJourney() });
const stepOf = (name: string) => segment.steps[name] ?? { name, leadsTo: [] };

// The words are not repeated here: only their number and how they are arranged.
it.each([
  ['pesquisa-algo-mais', 2, 'stack', ['igual primary detail', 'novo secondary detail', 'nao quiet']],
  ['pesquisa-humano', 2, undefined, ['sim secondary', 'nao secondary']],
  ['pesquisa-humanos-comentarios', 3, undefined, ['sem-comentario quiet', 'especialistas specialists']],
])('%s says %i bubbles and arranges its options as %s: %j', (name, bubbles, layout, options) => {
  const step = stepOf(name);
  const shown = optionsOf(step, scene).map(({ id, tone, detail }) => [id, tone, detail && 'detail']);
  expect(shown.map((parts) => parts.filter(Boolean).join(' '))).toEqual(options);
  expect(bubblesOf(step, scene)).toHaveLength(bubbles);
  expect(step.layout).toBe(layout);
});

it('offers the media in a grid, where the last one has a row of its own', () => {
  const step = stepOf('pesquisa-midia');
  expect([bubblesOf(step, scene).length, step.layout]).toEqual([2, 'grid']);
  expect(
    optionsOf(step, scene)
      .filter(({ isWide }) => isWide)
      .map(({ id }) => id),
  ).toEqual(['outro']);
});

it.each(['pesquisa-csat-compra', 'pesquisa-humanos-pontuacao'])('%s labels its row of scores', (name) => {
  const { component } = stepOf(name);
  expect(component?.props?.(scene)).toEqual({ legenda: expect.stringContaining('nota') });
});

it('asks for a comment in a long field and offers the specialists', () => {
  const { input, opens } = stepOf('pesquisa-humanos-comentarios');
  expect(input && fieldOf(input, scene).kind).toBe('long-text');
  expect(opens).toEqual(['specialists']);
});

it('has two exits and one component', async () => {
  expect(segment.exits).toEqual(['comprar-igual', 'comprar-novo']);
  expect(await segment.components['score-row']?.()).toHaveProperty('default');
});
