import { isInCanary } from './build-choice';

const visitors = 100_000;

/** Ids like those of visitors, the same in every run. */
function idsOfVisitors(): readonly string[] {
  let state = 20261122;
  const eight = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return Array.from({ length: visitors }, () =>
    `${eight()}${eight()}${eight()}${eight()}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  );
}

describe('the visitors of a canary', () => {
  const ids = idsOfVisitors();
  const among = (segment: string, percent: number) => ids.filter((id) => isInCanary(id, segment, percent));

  it.each([1, 10, 50])('are %d percent of 100,000 visitors, within half a point', (percent) => {
    const share = (100 * among('payment', percent).length) / visitors;
    expect(Math.abs(share - percent)).toBeLessThan(0.5);
  });

  it('are drawn as evenly from consecutive ids', () => {
    const inCanary = Array.from({ length: 20_000 }, (_, id) => isInCanary(String(id), 'payment', 10)).filter(Boolean);
    expect(Math.abs(inCanary.length / 200 - 10)).toBeLessThan(0.5);
  });

  it('are none at 0 percent and all at 100 percent', () => {
    const few = ids.slice(0, 1000);
    expect(few.filter((id) => isInCanary(id, 'payment', 0))).toEqual([]);
    expect(few.filter((id) => isInCanary(id, 'payment', 100))).toHaveLength(1000);
  });

  it('are always the same, and keep the canary when its percentage grows', () => {
    const few = ids.slice(0, 10_000);
    const at = (percent: number) => few.filter((id) => isInCanary(id, 'payment', percent));
    expect(at(10)).toEqual(at(10));
    const at20 = new Set(at(20));
    expect(at(10).filter((id) => !at20.has(id))).toEqual([]);
  });

  it('are different for each segment', () => {
    const some = ids.slice(0, 20_000);
    const inBoth = some.filter((id) => isInCanary(id, 'proposal', 50) && isInCanary(id, 'payment', 50));
    expect(Math.abs(inBoth.length / 200 - 25)).toBeLessThan(1);
  });
});
