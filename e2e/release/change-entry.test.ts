import type { Build } from '@consorcio/host/src/config/release';
import { promoted, rolledBack, withCanary, withoutCanary, withRelease } from './change-entry';
import type { Entry } from './release-entry';

const build = (name: string): Build => ({
  manifest: `https://pay.example/${name}/mf-manifest.json`,
  contract: 5,
  integrity: `sha384-${name.padEnd(64, 'A')}`,
});
const [a, b, c] = ['a', 'b', 'c'].map(build) as [Build, Build, Build];
const canary = { ...b, percent: 5 };

describe('withRelease', () => {
  it('releases a segment for the first time', () => {
    expect(withRelease(undefined, a)).toEqual(a);
  });

  it('remembers what was released before, and keeps what it does not know', () => {
    expect(withRelease({ ...a, history: [c], note: 'ours' }, b)).toEqual({ ...b, history: [a, c], note: 'ours' });
  });

  it('remembers ten builds', () => {
    const released = Array.from({ length: 13 }, (_, index) => build(`b${index}`)).reduce<Entry | undefined>(
      withRelease,
      undefined,
    );
    expect(released?.history).toHaveLength(10);
    expect([released, released?.history?.[0], released?.history?.at(-1)]).toMatchObject([
      build('b12'),
      build('b11'),
      build('b2'),
    ]);
  });

  it('remembers nothing of a build whose address another one has taken', () => {
    const again = { ...a, integrity: b.integrity };
    expect(withRelease({ ...a, history: [c] }, again)).toEqual({ ...again, history: [c] });
  });

  it('leaves a canary alone, unless it is this build', () => {
    expect(withRelease({ ...a, canary }, c)).toMatchObject({ canary });
    expect(withRelease({ ...a, canary }, b).canary).toBeUndefined();
  });

  it('forgets the hash of before when the new build has none', () => {
    const { integrity: _, ...loose } = b;
    expect(withRelease(a, loose).integrity).toBeUndefined();
  });
});

describe('a canary', () => {
  it('begins beside a release, and takes the place of another', () => {
    expect(withCanary('payment', a, b, 5)).toEqual({ ...a, canary });
    expect(withCanary('payment', { ...a, canary }, c, 7)).toEqual({ ...a, canary: { ...c, percent: 7 } });
  });

  it('is another build than the release', () => {
    const elsewhere = { ...a, manifest: 'https://other.example/mf-manifest.json' };
    for (const same of [a, { ...b, manifest: a.manifest }, elsewhere])
      expect(() => withCanary('payment', a, same, 5)).toThrow('is the release of payment');
  });

  it('needs a release', () => {
    expect(() => withCanary('payment', undefined, b, 5)).toThrow('payment has no release yet');
  });

  it('ends', () => {
    expect(withoutCanary('payment', { ...a, canary, history: [c] })).toEqual({ ...a, history: [c] });
  });

  it('becomes the release', () => {
    expect(promoted('payment', { ...a, canary, history: [c] })).toEqual({ ...b, history: [a, c] });
  });

  it.each([undefined, a])('is missed in %j', (entry) => {
    expect(() => withoutCanary('payment', entry)).toThrow('payment has no canary');
    expect(() => promoted('payment', entry)).toThrow('payment has no canary');
  });
});

describe('rolledBack', () => {
  it('goes back one build at a time, and ends a canary', () => {
    const once = rolledBack('payment', { ...a, canary, history: [b, c] });
    expect(once).toEqual({ ...b, history: [c] });
    const twice = rolledBack('payment', once);
    expect(twice).toEqual({ ...c, history: [] });
    expect(() => rolledBack('payment', twice)).toThrow('no earlier build to go back to');
  });
});
