import { aGeoLocation, aTalk, type EngineTalk } from '@consorcio/shared/testing';
import segment from '../segment';
import { startTalk } from './talk';

export interface PaidTalk {
  /** The option that chooses the method, which is also its name in facts. */
  readonly method: string;
  /** The step that confirms the payment. */
  readonly step: string;
  /** Pays, from the first step of the method on. */
  pay(talk: EngineTalk): void;
}

/**
 * Expects that a sale is published once, as soon as it is closed, because the visitor may leave before the congratulations;
 * and that the place of signing is forgotten, because the next contract is signed where the visitor is then.
 */
export async function expectOnePurchase(paid: PaidTalk): Promise<void> {
  for (const [compras, ordem] of [[0], [1, 2]] as const) await expectPurchase(paid, compras, ordem);
}

async function expectPurchase({ method, step, pay }: PaidTalk, compras: number, ordem?: number): Promise<void> {
  const talk = aTalk({ others: [segment], itinerary: { 'payment:compra-feita': { segment: 'survey' } } });
  const proposed = (await startTalk()).snapshot();
  talk.take({ ...proposed, journey: { ...proposed.journey, geoLocation: aGeoLocation(), compras } });
  const published = () =>
    talk.all('publish').flatMap(({ fact }) => (fact.name === 'purchase.made' ? fact.payload : []));

  talk.choose(method);
  talk.listen();
  pay(talk);

  expect(talk.where()).toBe(`payment:${step} typing`);
  expect(published()).toMatchObject([{ propostaID: 1001, metodo: method, valorInCents: 885_00 }]);
  expect(published()[0]?.ordem).toBe(ordem);
  expect(talk.snapshot().journey).not.toHaveProperty('geoLocation');

  talk.reload();
  talk.listen();
  expect(talk.where()).toBe('survey:(entry) arriving');
  expect(published()).toHaveLength(1);
}
