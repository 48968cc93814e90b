import { aDay, noon as now } from '@consorcio/shared/testing';
import { aPayment, aPurchase } from '../testing/a-purchase';
import { aStorage, openForbidden } from '../testing/a-storage';
import { deleteOutdated } from './delete-outdated';
import { forgetAsleep, forgetDevice, forgetRest } from './forget-device';
import { hasOpenPurchase } from './has-open-purchase';

const ignore = () => undefined;
const foreign = { 'partner.cart': '1' };
const contentOf = ({ values }: ReturnType<typeof aStorage>) => Object.fromEntries(values);

function aDevice(ofTab: Readonly<Record<string, string>>, lasting: Readonly<Record<string, string>>) {
  const storages = { ofTab: aStorage(ofTab), lasting: aStorage(lasting) };
  return { storages, device: { ofTab: () => storages.ofTab, lasting: () => storages.lasting } };
}
const stored = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [`consorcio.${name}`, '{}']));
const ofBrands = ['journey.home.head', 'journey.home.log.0', 'journey.livelo.typed', 'known-purchases.home'];
const kept = ['kept-journey.home.head', 'kept-journey.livelo.log.0', 'open-purchases.home', 'location', 'referral'];
const everything = () =>
  aDevice({ ...stored(...ofBrands, 'builds.j1'), ...foreign }, { ...stored(...kept, 'visitor'), ...foreign });

it('deletes all that the product has stored, of every brand, and keeps only the time of it', () => {
  const { storages, device } = everything();
  forgetDevice(device, now);
  expect(contentOf(storages.ofTab)).toEqual(foreign);
  expect(contentOf(storages.lasting)).toEqual({ ...foreign, 'consorcio.forgotten': String(now) });
});

it('deletes what another tab has stored since, and leaves the time', () => {
  const { storages, device } = everything();
  storages.lasting.setItem('consorcio.forgotten', '1');
  forgetRest(device);
  expect(contentOf(storages.lasting)).toEqual({ ...foreign, 'consorcio.forgotten': '1' });
});

it.each([
  ['was stored before', now - 1, now, false],
  ['was stored at that moment', now, now, false],
  ['began afterwards', now + 1, now, true],
  ['was stored before, by a clock that was set back since', now, now + aDay, true],
  ['is on a device that was never asked to forget', now, undefined, true],
])('a sleeping tab: the conversation %s', (_, savedAt, forgottenAt, isKept) => {
  const { storages, device } = aDevice(
    { 'consorcio.journey.home.head': `{"savedAt":${savedAt},"snapshot":{}}`, 'consorcio.journey.home.log.0': '[]' },
    forgottenAt === undefined ? {} : { 'consorcio.forgotten': String(forgottenAt) },
  );
  forgetAsleep(device, 'home', now + 1);
  expect(storages.ofTab.values.size).toBe(isKept ? 2 : 0);
});

it('deletes what is a day old, of every brand, unread', () => {
  const kept = (brand: string, savedAt: number) => ({
    [`consorcio.kept-journey.${brand}.head`]: `{"savedAt":${savedAt},"snapshot":{}}`,
    [`consorcio.kept-journey.${brand}.log.0`]: '[]',
  });
  const left = { ...kept('home', now - aDay + 1), 'consorcio.open-purchases.livelo': '[]' };
  const storage = aStorage({ ...left, ...kept('livelo', now - aDay), ...kept('99-pay', now + aDay) });
  deleteOutdated(() => storage, now, ignore);
  expect(contentOf(storage)).toEqual(left);
});

it('fails nowhere where storage is forbidden', () => {
  const device = { ofTab: openForbidden, lasting: openForbidden };
  forgetDevice(device, now);
  forgetAsleep(device, 'home', now);
  deleteOutdated(openForbidden, now, ignore);
  expect(hasOpenPurchase(openForbidden, now, ignore)).toBe(false);
});

it.each([
  ['a Pix to be paid, of any brand', JSON.stringify([aPurchase()]), true],
  ['a card without an answer', JSON.stringify([aPurchase(aPayment({ estado: 'incerto' }))]), true],
  ['a paid purchase', JSON.stringify([aPurchase(aPayment({ estado: 'pago' }))]), false],
  ['none', '[]', false],
  ['a damaged list', '{', false],
])('knows whether a purchase is open: %s', (_, purchases, isOpen) => {
  const storage = aStorage({ 'consorcio.open-purchases.livelo': purchases, 'consorcio.purchases': '["1"]' });
  expect(hasOpenPurchase(() => storage, now, ignore)).toBe(isOpen);
});
