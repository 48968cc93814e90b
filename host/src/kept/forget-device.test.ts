import { aDay, noon as now } from '@consorcio/shared/testing';
import { forgetAsleep, forgetDevice, forgetRest } from './forget-device';
import { aListedStorage, openForbidden } from './testing/a-listed-storage';

const foreign = { 'partner.cart': '1' };

function aDevice(ofTab: Readonly<Record<string, string>>, lasting: Readonly<Record<string, string>>) {
  const storages = { ofTab: aListedStorage(ofTab), lasting: aListedStorage(lasting) };
  return { storages, device: { ofTab: () => storages.ofTab, lasting: () => storages.lasting } };
}

const everything = () =>
  aDevice(
    {
      'consorcio.journey.home.head': '{}',
      'consorcio.journey.home.log.0': '[]',
      'consorcio.journey.livelo.typed': '{}',
      'consorcio.known-purchases.home': '{}',
      'consorcio.builds.j1': '{}',
      ...foreign,
    },
    {
      'consorcio.kept-journey.home.head': '{}',
      'consorcio.kept-journey.livelo.log.0': '[]',
      'consorcio.open-purchases.home': '[]',
      'consorcio.location': '{}',
      'consorcio.referral': '{}',
      'consorcio.visitor': 'x',
      ...foreign,
    },
  );

it('deletes all that the product has stored, of every brand, and keeps only the time of it', () => {
  const { storages, device } = everything();

  forgetDevice(device, now);

  expect(Object.fromEntries(storages.ofTab.values)).toEqual(foreign);
  expect(Object.fromEntries(storages.lasting.values)).toEqual({ ...foreign, 'consorcio.forgotten': String(now) });
});

it('deletes what another tab has stored since, and leaves the time', () => {
  const { storages, device } = everything();
  storages.lasting.setItem('consorcio.forgotten', '1');

  forgetRest(device);

  expect(Object.fromEntries(storages.lasting.values)).toEqual({ ...foreign, 'consorcio.forgotten': '1' });
});

it('fails nowhere where storage is forbidden', () => {
  const device = { ofTab: openForbidden, lasting: openForbidden };

  expect(() => {
    forgetDevice(device, now);
    forgetAsleep(device, 'home', now);
  }).not.toThrow();
});

it.each([
  ['was stored before', now - 1, now, false],
  ['was stored at that moment', now, now, false],
  ['began afterwards', now + 1, now, true],
  ['was stored before, by a clock that was set back since', now, now + aDay, true],
])('a sleeping tab: the conversation %s', (_, savedAt, forgottenAt, isKept) => {
  const { storages, device } = aDevice(
    { 'consorcio.journey.home.head': `{"savedAt":${savedAt},"snapshot":{}}`, 'consorcio.journey.home.log.0': '[]' },
    { 'consorcio.forgotten': String(forgottenAt) },
  );

  forgetAsleep(device, 'home', now + 1);

  expect(storages.ofTab.values.size).toBe(isKept ? 2 : 0);
});

it('leaves a tab alone on a device that was never asked to forget', () => {
  const { storages, device } = aDevice({ 'consorcio.journey.home.head': `{"savedAt":${now},"snapshot":{}}` }, {});

  forgetAsleep(device, 'home', now);

  expect(storages.ofTab.values.size).toBe(1);
});
