/** @jest-environment jsdom */
import { forbiddenStorage } from '../testing/a-storage';
import { createJourneyBuilds, visitorId } from './journey-builds';

describe('the builds a journey has entered', () => {
  const build = {
    manifest: 'https://payment.example/a1/mf-manifest.json',
    contract: 5,
    integrity: `sha384-${'A'.repeat(64)}`,
    variant: 'canary',
  } as const;
  beforeEach(() => sessionStorage.clear());
  const open = (journey = 'journey-1', report: (error: unknown) => void = () => undefined) =>
    createJourneyBuilds(sessionStorage, journey, report);

  it('are the same after a reload, and kept apart for each journey', () => {
    open().keep('payment', build);
    const other = open('journey-2');
    expect(other.of('payment')).toBeUndefined();
    other.keep('survey', build);
    expect(open().of('payment')).toEqual(build);
    expect([open().of('survey'), open().of('constructor')]).toEqual([undefined, undefined]);
  });

  const stored = ['{', '{"payment":{"manifest":"javascript:alert(1)","contract":5,"variant":"release"}}'];
  it.each(stored)('are none when the stored text is %s', (text) => {
    sessionStorage.setItem('consorcio.builds.journey-1', text);
    const report = jest.fn();
    expect(open('journey-1', report).of('payment')).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('last as long as the page where storage is forbidden', () => {
    const builds = createJourneyBuilds(forbiddenStorage, 'journey-1', () => undefined);
    builds.keep('payment', build);
    expect(builds.of('payment')).toEqual(build);
  });
});

it('the id of a visitor is created once, again when the stored value is not an id, and that of the journey where nothing is stored', () => {
  localStorage.setItem('consorcio.visitor', 'x');
  const id = visitorId(localStorage, 'journey-1');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(visitorId(localStorage, 'journey-2')).toBe(id);
  expect(visitorId(forbiddenStorage, 'journey-1')).toBe('journey-1');
});
