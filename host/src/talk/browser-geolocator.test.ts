import { createDeviceMemory } from '../memory/device-memory';
import { aStorage, forbiddenStorage, guarded } from '../memory/testing/a-storage';
import { createBrowserGeolocator, type LocatingWindow } from './browser-geolocator';

describe('createBrowserGeolocator', () => {
  const coords = { latitude: -23.5505199, longitude: -46.6333094 } as GeolocationCoordinates; // the only parts that are read
  const nowhere = { geoId: 0, cidadeGeo: '', estadoGeo: '', estadoGeoId: 0, paisGeo: '' };
  const found = { ...nowhere, latitudeGeo: -23.551, longitudeGeo: -46.633 };

  type Ask = Geolocation['getCurrentPosition'];
  type Query = () => Promise<{ state: PermissionState }>;
  const answers: Ask = (ok) => ok({ coords } as GeolocationPosition);
  const fails =
    (code: number): Ask =>
    (_ok, no) =>
      no?.({ code } as GeolocationPositionError);
  const breaks: Ask = () => {
    throw new Error('not here');
  };
  const says =
    (state: PermissionState): Query =>
    async () => ({ state });

  interface Options {
    ask?: Ask | null;
    query?: Query;
    isSecureContext?: boolean;
    storage?: typeof forbiddenStorage;
  }
  function setUp({ ask = answers, query, isSecureContext = true, storage = aStorage() }: Options = {}) {
    const navigator: LocatingWindow['navigator'] = {
      ...(ask && { geolocation: { getCurrentPosition: ask } }),
      ...(query && { permissions: { query } }),
    };
    const report = jest.fn();
    const memory = createDeviceMemory({ storage: guarded(storage), now: Date.now, report });
    return { ...createBrowserGeolocator({ isSecureContext, navigator }, memory), memory, report };
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each<[string, Options, string]>([
    ['granted', { query: says('granted') }, 'granted'],
    ['to be asked for', { query: says('prompt') }, 'prompt'],
    ['denied', { query: says('denied') }, 'denied'],
    ['not reported by an older browser', {}, 'prompt'],
    ['refused by a query that fails', { query: () => Promise.reject(new Error('no')) }, 'denied'],
    ['useless on an insecure origin', { isSecureContext: false, query: says('granted') }, 'denied'],
    ['useless without geolocation', { ask: null, query: says('granted') }, 'denied'],
    ['to be asked for where storage is forbidden', { query: says('prompt'), storage: forbiddenStorage }, 'prompt'],
    ['denied when an answer never arrives', { query: () => new Promise(() => undefined) }, 'denied'],
  ])('the permission is %s', async (_what, options, expected) => {
    const asked = setUp(options).permission();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await asked).toBe(expected);
  });

  it('finds the position to about 100 m, stores it for a day, and does not ask the browser again', async () => {
    const ask = jest.fn(answers);
    const { locate, memory } = setUp({ ask });
    expect(await locate()).toEqual(found);
    expect(memory.location()).toEqual({ expiraEm: Date.now() + 24 * 60 * 60_000, geoLocation: found });
    expect(await locate()).toEqual(found);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is refused', fails(1)],
    ['finds nothing', fails(2)],
    ['throws', breaks],
  ])('a search that %s is no location', async (_what, ask) => {
    const { locate, report } = setUp({ ask });
    expect(await locate()).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('a refusal is remembered on the next visit, a failure is not', async () => {
    const storage = aStorage();
    const failed = setUp({ ask: fails(3), query: says('prompt'), storage });
    await failed.locate();
    expect(await failed.permission()).toBe('prompt');

    await setUp({ ask: fails(1), storage }).locate();
    expect(await setUp({ query: says('prompt'), storage }).permission()).toBe('denied');
    expect(await setUp({ query: says('granted'), storage }).permission()).toBe('granted');
  });

  it('goes on without an answer after some seconds, and stores a late one for the next proposal', async () => {
    let late: PositionCallback = () => undefined;
    const { locate, memory } = setUp({ ask: (ok) => (late = ok) });
    const asked = locate();
    await jest.advanceTimersByTimeAsync(8000);
    expect(await asked).toBeNull();

    late({ coords } as GeolocationPosition);
    expect(await locate()).toEqual(found);
    expect(memory.location()).toBeDefined();
  });
});
