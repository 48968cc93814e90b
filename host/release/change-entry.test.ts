import type { Entry } from '../serving/release-entry';
import type { Build } from '../src/platform/release';
import { keptForJourneys, promoted, rolledBack, withCanary, withoutCanary, withRelease } from './change-entry';
import { releaseProblems, strayEntries } from './release-problems';

const build = (name: string): Build => ({
  manifest: `https://pay.example/${name}/mf-manifest.json`,
  contract: 5,
  integrity: `sha384-${name.padEnd(64, 'A')}`,
});
const [a, b, c] = ['a', 'b', 'c'].map(build) as [Build, Build, Build];
const canary = { ...b, percent: 5 };
const stop = { visits: 50, points: 10 };

describe('withRelease', () => {
  const { integrity: _, ...loose } = b;
  const overwritten = { ...a, integrity: b.integrity };

  it.each<[string, Entry | undefined, Build, Entry]>([
    ['releases a segment for the first time', undefined, a, a],
    ['keeps the build before, and more', { ...a, history: [c], note: 1 }, b, { ...b, history: [a, c], note: 1 }],
    ['keeps no overwritten build', { ...a, history: [c] }, overwritten, { ...overwritten, history: [c] }],
    ['keeps a canary', { ...a, canary }, c, { ...c, history: [a], canary }],
    ['ends a canary of this build', { ...a, canary }, b, { ...b, history: [a] }],
    ['removes the old hash when the new build has none', a, loose, { ...loose, history: [a] }],
  ])('%s', (_what, entry, next, expected) => {
    expect(withRelease(entry, next)).toEqual(expected);
  });
  const released = (names: readonly string[]) => names.map(build).reduce<Entry | undefined>(withRelease, undefined);
  it('keeps a history of ten builds', () => {
    const names = Array.from({ length: 13 }, (_, index) => `b${index}`);
    const history = names.slice(2, 12).reverse().map(build);
    expect(released(names)).toEqual({ ...build('b12'), history });
  });
});

describe('a canary', () => {
  it('starts next to a release, and replaces another canary', () => {
    expect(withCanary('payment', a, b, { percent: 5, stop })).toEqual({ ...a, canary: { ...canary, stop } });
    const next = withCanary('payment', { ...a, canary }, c, { percent: 7, stop: undefined });
    expect(next).toEqual({ ...a, canary: { ...c, percent: 7 } });
  });

  it('must be another build than the release, of which there must be one', () => {
    const elsewhere = { ...a, manifest: 'https://other.example/mf-manifest.json' };
    for (const same of [a, { ...b, manifest: a.manifest }, elsewhere])
      expect(() => withCanary('payment', a, same, { percent: 5, stop })).toThrow('is already the release of payment');
    expect(() => withCanary('payment', undefined, b, { percent: 5, stop })).toThrow('payment has no release yet');
  });

  it('can be ended, or become the release', () => {
    const entry = { ...a, canary, history: [c] };
    expect(withoutCanary('payment', entry)).toEqual({ ...a, history: [c] });
    expect(promoted('payment', entry)).toEqual({ ...b, history: [a, c] });
  });

  it('of 0% becomes the release only when that is confirmed', () => {
    const untried = { ...a, canary: { ...canary, percent: 0 } };
    expect(() => promoted('payment', untried)).toThrow('has 0% of the visitors, so nobody tries it now');
    expect(promoted('payment', untried, true)).toEqual({ ...b, history: [a] });
  });

  it.each([undefined, a])('is required in %j', (entry) => {
    expect(() => withoutCanary('payment', entry)).toThrow('payment has no canary');
    expect(() => promoted('payment', entry)).toThrow('payment has no canary');
  });
});

it('rolledBack goes back one build at a time, and ends a canary', () => {
  const once = rolledBack('payment', { ...a, canary, history: [b, c] });
  expect(once).toEqual({ ...b, history: [c] });
  const twice = rolledBack('payment', once);
  expect(twice).toEqual({ ...c, history: [] });
  expect(() => rolledBack('payment', twice)).toThrow('no earlier build to go back to');
});

describe('keptForJourneys', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const until = '2026-11-27T12:00:00.000Z';
  const hour = 60 * 60 * 1000;
  const kept = (builds: readonly Build[]) => builds.map((each) => ({ ...each, until }));

  it('keeps the build of a rollback and of an ended canary, and what the history has no room for', () => {
    const before = { ...a, canary, history: [c] };
    const after = keptForJourneys(before, rolledBack('payment', before), now);
    expect(after).toEqual({ ...c, history: [], retired: kept([a, b]) });

    const full = { ...a, history: Array.from({ length: 10 }, (_, index) => build(`b${index}`)) };
    expect(keptForJourneys(full, withRelease(full, c), now).retired).toEqual(kept([build('b9')]));
  });

  it('says until when a journey may have entered a build of the history', () => {
    const known = { ...b, until: '2026-11-26T08:00:00.000Z' };
    const before = { ...a, history: [known, c] };
    const after = keptForJourneys(before, withRelease(before, build('d')), now);
    expect(after.history).toEqual([...kept([a]), known, ...kept([c])]);
  });

  it('removes a build after two days, when it is released again, and when its address was overwritten', () => {
    const before = { ...a, retired: kept([b]) };
    const retiredAfter = (after: Entry, hours = 0) => keptForJourneys(before, after, now + hours * hour).retired;
    expect(retiredAfter(before, 47)).toEqual(kept([b]));
    expect([retiredAfter(before, 48), retiredAfter(withRelease(before, b))]).toEqual([undefined, undefined]);
    expect(retiredAfter(withRelease(before, { ...a, integrity: c.integrity }))).toEqual(kept([b]));
  });
});

describe('releaseProblems', () => {
  const good = { manifest: 'https://pay.example/1/mf-manifest.json', contract: 7 };
  const written = (segments: unknown) => JSON.stringify({ segments }, null, 2);
  const withCanaryOf = (more: object) => ({ ...good, canary: { ...good, percent: 5, ...more } });

  it('are none in a valid file', () => {
    expect(releaseProblems(written({ payment: { ...withCanaryOf({ stop }), history: [good] } }))).toEqual([]);
    expect(releaseProblems('{ "segments": {} }')).toEqual([]);
  });

  const entry = JSON.stringify(good);
  it.each([
    ['', 'the file is empty. Restore the last good one'],
    ['{ "segments": {', 'line 1: the JSON ends too early (line 1, column 16). Close what is open'],
    ['{\n  "segments": {},\n}', 'line 3: the JSON is broken at line 3, column 1'],
    ['<!doctype html>', 'line 1: the JSON is broken at line 1, column 1'],
    ['{}', 'line 1: segments is missing. It must be an object with an entry for each segment'],
    ['[]', 'line 1: the file is []. It must be an object: { "segments": { … } }'],
    ['5', 'line 1: the file is 5. It must be an object: { "segments": { … } }'],
    ['{\n "segments": []\n}', 'line 2: segments is []. It must be an object with an entry for each segment'],
    ['{ "segments": {\n "payment": 5\n} }', 'line 2: segments.payment is 5. It must be a build with manifest'],
    [`{ "segments": {\n "payment": ${entry},\n "payment": ${entry}\n} }`, 'line 3: segments.payment is written twice'],
  ])('say what is wrong in %j, where, and how to repair it', (text, words) => {
    expect(releaseProblems(text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    [{ ...good, manifest: 'pay.example' }, 'line 4: segments.payment.manifest is "pay.example". It must be the'],
    [{ ...good, contract: '7' }, 'line 5: segments.payment.contract is "7". It must be the contract version'],
    [{ manifest: good.manifest }, 'line 3: segments.payment.contract is missing. It must be the contract version'],
    [{ ...good, integrity: 'sha1-x' }, 'segments.payment.integrity is "sha1-x". It must be the hash that'],
    [withCanaryOf({ percent: 'half' }), 'canary.percent is "half". It must be a share of the visitors'],
    [withCanaryOf({ percent: 101 }), 'canary.percent is 101. It must be a share of the visitors'],
    [withCanaryOf({ stop: {} }), 'stop.visits is missing. It must be a number of visits'],
    [{ ...good, history: good }, 'segments.payment.history is {"manifest":"https://pay.example'],
    [{ ...good, history: [good, 5] }, 'segments.payment.history[1] is 5. It must be a build'],
    [{ ...good, retired: [{ ...good, until: 'soon' }] }, 'retired[0].until is "soon". It must be a time such as'],
  ])('say what is wrong in the entry %j', (payment, words) => {
    expect(releaseProblems(written({ payment }))).toContainEqual(expect.stringContaining(words));
  });

  it('name entries to which no itinerary leads', () => {
    expect(strayEntries({ payment: good, paymnet: good }, ['simulation', 'payment'])).toEqual([
      expect.stringMatching(/entry for paymnet, to which no itinerary leads.+simulation, payment/),
    ]);
  });
});
