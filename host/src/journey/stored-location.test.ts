import { aGeoLocation } from '@consorcio/shared/testing';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { readStoredLocation } from './stored-location';

const now = Date.UTC(2026, 10, 21, 12);
const geoLocation = aGeoLocation();
const location = { expiraEm: now + 1, geoLocation };

function read(stored: string | null) {
  const report = jest.fn();
  const storage = aStorage(stored === null ? {} : { 'consorcio.location': stored });
  return { found: readStoredLocation(storage, now, report), report };
}

describe('readStoredLocation', () => {
  it('returns the location while it has not expired', () => {
    expect(read(JSON.stringify(location)).found).toEqual(location);
  });

  it.each([
    ['absent', null],
    ['expired this moment', JSON.stringify({ ...location, expiraEm: now })],
    ['expired long ago', JSON.stringify({ ...location, expiraEm: 0 })],
  ])('returns none without a report when it is %s', (_, stored) => {
    const { found, report } = read(stored);

    expect(found).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['broken JSON', '{"expiraEm":'],
    ['an empty text', ''],
    ['no object', '7'],
    ['no expiry', JSON.stringify({ geoLocation })],
    ['an expiry that is not a number', JSON.stringify({ ...location, expiraEm: '2027-01-01' })],
    [
      'half a location',
      JSON.stringify({ ...location, geoLocation: { ...geoLocation, latitudeGeo: 'Rua das Flores' } }),
    ],
  ])('reports %s once, without its content', (_, stored) => {
    const { found, report } = read(stored);

    expect(found).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
    const [error] = report.mock.calls[0];
    expect(error).toMatchObject({ code: 'storage.unreadable' });
    expect(error.cause).toBeUndefined();
    expect(String(error)).not.toMatch(/São Paulo|Rua das Flores/);
  });

  it('returns none where storage is forbidden', () => {
    const report = jest.fn();

    expect(readStoredLocation(forbiddenStorage, now, report)).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });
});
