import { noon as now } from '@consorcio/shared/testing';
import { aPayment, aPurchase } from '../testing/a-purchase';
import { hasOpenPurchase } from './has-open-purchase';
import { aListedStorage, openForbidden } from './testing/a-listed-storage';

const ignore = () => undefined;
const key = 'consorcio.open-purchases.livelo';

it.each([
  ['a Pix to be paid, of any brand', [aPurchase()], true],
  ['a card without an answer', [aPurchase(aPayment({ estado: 'incerto' }))], true],
  ['a paid purchase', [aPurchase(aPayment({ estado: 'pago' }))], false],
  ['none', [], false],
])('%s', (_, purchases, isOpen) => {
  const storage = aListedStorage({ [key]: JSON.stringify(purchases), 'consorcio.purchases': '["1"]' });

  expect(hasOpenPurchase(() => storage, now, ignore)).toBe(isOpen);
});

it('knows of none where storage is forbidden or damaged', () => {
  expect(hasOpenPurchase(openForbidden, now, ignore)).toBe(false);
  expect(hasOpenPurchase(() => aListedStorage({ [key]: '{' }), now, ignore)).toBe(false);
});
