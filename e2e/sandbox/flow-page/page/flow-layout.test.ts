import { aBrand } from '@consorcio/shared/testing';
import { flowModel } from '../model/flow-model';
import { smallConversation } from '../testing/small-conversation';
import { card, type FlowLayout, flowLayout } from './flow-layout';

let layout: FlowLayout;

beforeAll(async () => {
  layout = flowLayout(await flowModel(smallConversation, { texts: [], brand: aBrand(), now: 0 }));
});

it('has a lane for each segment, from left to right, and every card in its own lane', () => {
  const [host, shop] = layout.lanes;
  expect([host?.name, shop?.name]).toEqual(['host', 'shop']);
  expect((host?.x ?? 0) + (host?.width ?? 0)).toBeLessThan(shop?.x ?? 0);
  for (const { key, x, y } of layout.cards) {
    const lane = layout.lanes.find(({ name }) => key.startsWith(`${name}:`));
    expect(x).toBeGreaterThanOrEqual(lane?.x ?? Number.NaN);
    expect(x + card.width).toBeLessThanOrEqual((lane?.x ?? Number.NaN) + (lane?.width ?? 0));
    expect(y + card.height).toBeLessThanOrEqual(layout.height);
  }
});

it('draws each way as one arrow of its kind, from the top down where it leads on', () => {
  const kinds = layout.arrows.map(({ from, to, kind }) => `${from} ${kind} ${to}`);
  expect(kinds).toEqual([
    'host:abertura on host:error-general',
    'shop:pergunta on shop:pedido',
    'shop:pedido on shop:despedida',
    'host:abertura across shop:pergunta',
    'shop:pedido back shop:pergunta',
    'shop:pedido across host:error-general',
    'shop:despedida across host:abertura',
  ]);
  for (const { points } of layout.arrows.filter(({ kind }) => kind === 'on'))
    expect(points.at(-1)?.y).toBeGreaterThan(points[0]?.y ?? Number.NaN);
});
