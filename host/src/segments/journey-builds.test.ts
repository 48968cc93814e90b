/** @jest-environment jsdom */
import { forbiddenStorage } from '../testing/a-storage';
import { createJourneyBuilds } from './journey-builds';
import { visitorId } from './visitor-id';

const build = {
  manifest: 'https://payment.example/a1/mf-manifest.json',
  contract: 5,
  integrity: `sha384-${'A'.repeat(64)}`,
  variant: 'canary',
} as const;
const ignore = () => undefined;

describe('the builds a journey has entered', () => {
  beforeEach(() => sessionStorage.clear());

  it('are the same after a reload', () => {
    createJourneyBuilds(sessionStorage, 'journey-1', ignore).keep('payment', build);
    const after = createJourneyBuilds(sessionStorage, 'journey-1', ignore);
    expect(after.of('payment')).toEqual(build);
    expect(after.of('survey')).toBeUndefined();
    expect(after.of('constructor')).toBeUndefined();
  });

  it('are kept apart for each journey', () => {
    createJourneyBuilds(sessionStorage, 'journey-1', ignore).keep('payment', build);
    const other = createJourneyBuilds(sessionStorage, 'journey-2', ignore);
    expect(other.of('payment')).toBeUndefined();
    other.keep('survey', build);
    expect(createJourneyBuilds(sessionStorage, 'journey-1', ignore).of('payment')).toEqual(build);
  });

  it.each(['{', '{"payment":{"manifest":"javascript:alert(1)","contract":5,"variant":"release"}}'])(
    'are none when the stored text is %s',
    (stored) => {
      sessionStorage.setItem('consorcio.builds.journey-1', stored);
      const report = jest.fn();
      expect(createJourneyBuilds(sessionStorage, 'journey-1', report).of('payment')).toBeUndefined();
      expect(report).toHaveBeenCalledTimes(1);
    },
  );

  it('last as long as the page where storage is forbidden', () => {
    const builds = createJourneyBuilds(forbiddenStorage, 'journey-1', ignore);
    builds.keep('payment', build);
    expect(builds.of('payment')).toEqual(build);
  });
});

describe('the id of a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('is created once', () => {
    const id = visitorId(localStorage, 'journey-1');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(visitorId(localStorage, 'journey-2')).toBe(id);
  });

  it('is created again when the stored value is not an id', () => {
    localStorage.setItem('consorcio.visitor', 'x');
    expect(visitorId(localStorage, 'journey-1')).toHaveLength(36);
  });

  it('is the id of the journey where storage is forbidden', () => {
    expect(visitorId(forbiddenStorage, 'journey-1')).toBe('journey-1');
  });
});
