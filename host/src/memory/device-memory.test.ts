import { aDay, aGeoLocation, noon as now } from '@consorcio/shared/testing';
import { createDeviceMemory } from './device-memory';
import { aStorage, forbiddenStorage, fullStorage, guarded } from './testing/a-storage';

const key = 'consorcio.device';
const geoLocation = aGeoLocation();
const location = { expiraEm: now + 1, geoLocation };

function setUp(storage: Parameters<typeof guarded>[0] = aStorage()) {
  const report = jest.fn();
  const open = (at = now) => createDeviceMemory({ storage: guarded(storage), now: () => at, report });
  return { open, report, stored: () => JSON.parse(storage.getItem(key) ?? 'null') };
}
const storing = (value: unknown) => setUp(aStorage({ [key]: JSON.stringify(value) }));

describe('The location', () => {
  it.each([
    ['the location while it has not expired', { location }, location],
    ['none when it is absent', {}, undefined],
    ['none when it has expired this moment', { location: { ...location, expiraEm: now } }, undefined],
  ])('is %s, without a report', (_, value, expected) => {
    const { open, report } = storing(value);
    expect(open().location()).toEqual(expected);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['no object', 7],
    ['no expiry', { geoLocation }],
    ['an expiry that is not a number', { ...location, expiraEm: '2027-01-01' }],
    ['half a location', { ...location, geoLocation: { latitudeGeo: 'Rua das Flores' } }],
  ])('is reported once, without its content, when it is %s; the rest stays', (_, damaged) => {
    const { open, report, stored } = storing({ location: damaged, counted: ['1001'] });
    expect([open().location(), open().location()]).toEqual([undefined, undefined]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0][0]).toMatchObject({ code: 'storage.unreadable' });
    expect(String(report.mock.calls[0][0])).not.toMatch(/São Paulo|Rua das Flores/);
    expect(stored()).toEqual({ counted: ['1001'] });
  });

  it('is kept for a day', () => {
    const { open } = setUp();
    open().keepLocation(geoLocation);
    expect(open(now + aDay - 1).location()?.geoLocation).toEqual(geoLocation);
    expect(open(now + aDay).location()).toBeUndefined();
  });
});

it('the id of a visitor is created once, and again when the stored value is not an id', () => {
  const { open } = storing({ visitor: 'x' });
  const id = open().visitorId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(open().visitorId()).toBe(id);
});

it('a purchase is new once, also in the next visit; the last hundred are remembered', () => {
  const { open, stored } = setUp();
  expect([open().isNewPurchase('a'), open().isNewPurchase('a')]).toEqual([true, false]);
  for (let id = 0; id < 100; id += 1) open().isNewPurchase(String(id));
  expect(stored().counted).toHaveLength(100);
  expect(open().isNewPurchase('a')).toBe(true);
});

it.each([
  ['forbidden', forbiddenStorage],
  ['full', fullStorage],
])('where storage is %s, everything lasts as long as the page', (_, storage) => {
  const memory = setUp(storage).open();
  memory.refuseLocation();
  expect([memory.isNewPurchase('a'), memory.isNewPurchase('a')]).toEqual([true, false]);
  expect(memory.visitorId()).toBe(memory.visitorId());
  expect(memory.isLocationRefused()).toBe(true);
});
