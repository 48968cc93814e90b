import { aConversation, aGeoLocation, type EngineConversation } from '@consorcio/shared/testing';
import segment from '../segment';
import { startPayment } from './conversation';

export interface PaidConversation {
  /** The option that chooses the method, which is also its name in facts. */
  readonly method: string;
  /** The step that confirms the payment. */
  readonly step: string;
  /** Pays, from the first step of the method on. */
  pay(conversation: EngineConversation): EngineConversation;
}

/**
 * Expects that a sale is published once, as soon as it is closed, because the visitor may leave before the congratulations;
 * and that the place of signing is forgotten, because the next contract is signed where the visitor is then.
 */
export async function expectOnePurchase(paid: PaidConversation): Promise<void> {
  for (const [compras, ordem] of [[0], [1, 2]] as const) await expectPurchase(paid, compras, ordem);
}

async function expectPurchase({ method, step, pay }: PaidConversation, compras: number, ordem?: number): Promise<void> {
  const itinerary = { 'payment:compra-feita': { segment: 'survey' } };
  const conversation = aConversation({ others: [segment], itinerary });
  const proposed = (await startPayment()).snapshot();
  conversation.take({ ...proposed, journey: { ...proposed.journey, geoLocation: aGeoLocation(), compras } });
  const published = () =>
    conversation.all('publish').flatMap(({ fact }) => (fact.name === 'purchase.made' ? fact.payload : []));

  expect(pay(conversation.choose(method).listen()).where()).toBe(`payment:${step} typing`);
  expect(published()).toMatchObject([{ propostaID: 1001, metodo: method, valorInCents: 885_00 }]);
  expect(published()[0]?.ordem).toBe(ordem);
  expect(conversation.snapshot().journey).not.toHaveProperty('geoLocation');

  expect(conversation.reload().listen().where()).toBe('survey:(entry) arriving');
  expect(published()).toHaveLength(1);
}
