import { aDay, noon as now } from '@consorcio/shared/testing';
import { forgetAsleep, forgetDevice } from './forget-device';
import { deleteOutdated } from './kept-conversation';
import { hasOpenPurchase } from './stored-purchases';
import { aPayment, aPurchase } from './testing/a-purchase';
import { aStorage, forbiddenStorage, guarded } from './testing/a-storage';

const report = () => undefined;
const foreign = { 'partner.cart': '1' };
const contentOf = ({ values }: ReturnType<typeof aStorage>) => Object.fromEntries(values);
const stored = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [`consorcio.${name}`, '{}']));

it('deletes all that the product has stored, of every brand and every release, and keeps only the time of it', () => {
  const tab = aStorage({ ...stored('journey.home', 'journey.livelo.typed', 'known-purchases.home'), ...foreign });
  const names = [
    'kept-journey.home',
    'kept-journey.livelo.log.0',
    'open-purchases.home',
    'device',
    'referral',
    'consent',
  ];
  const device = aStorage({ ...stored(...names, 'location'), ...foreign });
  forgetDevice({ tab: guarded(tab), device: guarded(device) }, now);
  expect(contentOf(tab)).toEqual(foreign);
  expect(contentOf(device)).toEqual({ ...foreign, 'consorcio.device': JSON.stringify({ forgottenAt: now }) });
});

it.each([
  ['was stored before', now - 1, now, false],
  ['was stored at that moment', now, now, false],
  ['began afterwards', now + 1, now, true],
  ['was stored before, by a clock that was set back since', now, now + aDay, true],
  ['is on a device that was never asked to forget', now, undefined, true],
])('a sleeping tab: the conversation %s', (_, savedAt, forgottenAt, isKept) => {
  const tab = aStorage({ 'consorcio.journey.home': `{"savedAt":${savedAt},"snapshot":{}}` });
  forgetAsleep({ tab: guarded(tab) }, { forgottenAt: () => forgottenAt }, 'home', now + 1);
  expect(tab.values.size).toBe(isKept ? 1 : 0);
});

it('deletes what is a day old, of every brand, unread', () => {
  const kept = (brand: string, savedAt: number) => ({
    [`consorcio.kept-journey.${brand}`]: `{"savedAt":${savedAt},"snapshot":{}}`,
  });
  const left = { ...kept('home', now - aDay + 1), 'consorcio.open-purchases.livelo': '[]' };
  const storage = aStorage({ ...left, ...kept('livelo', now - aDay), ...kept('99-pay', now + aDay) });
  deleteOutdated({ storage: guarded(storage) }, now);
  expect(contentOf(storage)).toEqual(left);
});

it('fails nowhere where storage is forbidden', () => {
  const storage = guarded(forbiddenStorage);
  forgetDevice({ tab: storage, device: storage }, now);
  forgetAsleep({ tab: storage }, { forgottenAt: () => now }, 'home', now);
  deleteOutdated({ storage }, now);
  expect(hasOpenPurchase({ storage, report }, now)).toBe(false);
});

it.each([
  ['a Pix to be paid, of any brand', JSON.stringify([aPurchase()]), true],
  ['a card without an answer', JSON.stringify([aPurchase(aPayment({ estado: 'incerto' }))]), true],
  ['a paid purchase', JSON.stringify([aPurchase(aPayment({ estado: 'pago' }))]), false],
  ['none', '[]', false],
  ['a damaged list', '{', false],
])('knows whether a purchase is open: %s', (_, purchases, isOpen) => {
  const storage = aStorage({ 'consorcio.open-purchases.livelo': purchases, 'consorcio.purchases': '["1"]' });
  expect(hasOpenPurchase({ storage: guarded(storage), report }, now)).toBe(isOpen);
});
