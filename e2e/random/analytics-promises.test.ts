import { createEventBus, type Fact, parseFact } from '@consorcio/shared/events';
import { AnalyticsWatch } from './analytics-promises';
import { BrokenPromise } from './promises';

const bus = () =>
  createEventBus((error) => {
    throw error;
  }, parseFact);

const begun: Fact = { name: 'journey.started', payload: {} };
const personal: Fact = {
  name: 'personal-data.updated',
  payload: { email: 'Zumarita.1@gmail.com', cpfCnpj: '52998224725' },
};
const sale: Fact = {
  name: 'purchase.made',
  payload: { propostaID: 1001, metodo: 'pix', valorInCents: 885_00, planoID: 1, bemNome: 'Carro' },
};
const named = (produtoCategoria: string): Fact => ({
  name: 'category.chosen',
  payload: { produtoCategoria, bemCategoriaCodigo: 'CARRO', categoriaId: 2, tipoPlano: 'CREDITO_INTEGRAL' },
});

/** A journey in which the engine asked for `logged` to be published, and the bus carried `published`. */
async function watchAfter(logged: readonly Fact[], published: readonly Fact[], secrets: readonly string[] = []) {
  const carrier = bus();
  const watch = new AnalyticsWatch(carrier, secrets);
  for (const fact of logged) watch.log(fact);
  for (const fact of published) carrier.publish(fact);
  return watch;
}

it('accepts a data layer that holds what was published', async () => {
  const all = [begun, named('AN'), personal, sale];
  const watch = await watchAfter(all, all, ['Zumarita', '52998224725']);
  await expect(watch.isTrue()).resolves.toBeUndefined();
});

it.each([
  ['a fact that is missing in the data layer', [begun, named('AN')], [begun]],
  ['an event that was not published', [begun], [begun, named('AN')]],
  ['another order', [begun, named('AN')], [named('AN'), begun]],
  ['another value', [named('AN')], [named('MT')]],
])('reports %s', async (_what, logged, published) => {
  const watch = await watchAfter(logged, published);
  await expect(watch.isTrue()).rejects.toThrow(BrokenPromise);
});

it('accepts a purchase that two visits published, which is counted once', async () => {
  const watch = await watchAfter([sale, begun, sale], [sale, begun, sale]);
  await expect(watch.isTrue()).resolves.toBeUndefined();
});

it('reports personal data anywhere in an event', async () => {
  const all = [named('para Zumarita')];
  const watch = await watchAfter(all, all, ['Zumarita']);
  await expect(watch.isTrue()).rejects.toThrow('The data layer holds Zumarita.');
});

it('counts a purchase over all the pages of a journey', async () => {
  const carrier = bus();
  const watch = new AnalyticsWatch(carrier, []);
  watch.log(sale);
  carrier.publish(sale);
  await watch.pageIsGone();
  carrier.publish(sale);
  await expect(watch.isTrue()).resolves.toBeUndefined();
});
