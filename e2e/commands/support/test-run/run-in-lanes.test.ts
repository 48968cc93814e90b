import { type Queued, runInLanes } from './run-in-lanes';

/** Runs phases whose end the test decides, and records what runs at the same time. */
function started(phases: readonly Queued[]) {
  const ends = new Map<string, () => void>();
  const log: string[] = [];
  const all = runInLanes(phases, ({ name }) => {
    log.push([name, ...ends.keys()].join(' beside '));
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await new Promise(setImmediate);
  };
  return { all, log, end };
}

describe('the phases of npm test in three lanes', () => {
  it('runs three at a time, in their order', async () => {
    const { all, log, end } = started([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    expect(log).toEqual(['a', 'b beside a', 'c beside a beside b']);
    await end('a');
    expect(log.at(-1)).toBe('d beside b beside c');
    for (const name of ['b', 'c', 'd']) await end(name);
    await all;
  });

  it('starts a phase after the one that it needs, and others before it', async () => {
    const { log, end } = started([{ name: 'build' }, { name: 'size', needs: 'build' }, { name: 'lint' }]);
    expect(log).toEqual(['build', 'lint beside build']);
    await end('build');
    expect(log.at(-1)).toBe('size beside lint');
  });

  it('does not wait for a needed phase that was not chosen', () => {
    expect(started([{ name: 'size', needs: 'build' }]).log).toEqual(['size']);
  });

  it('runs no second browser beside the undisturbed phase', async () => {
    const { log, end } = started([
      { name: 'journeys', browser: true, undisturbed: true },
      { name: 'kit', browser: true },
      { name: 'unit' },
      { name: 'engines', browser: true },
    ]);
    expect(log).toEqual(['journeys', 'unit beside journeys']);
    await end('unit');
    expect(log).toHaveLength(2);
    await end('journeys');
    expect(log.slice(2)).toEqual(['kit', 'engines beside kit']);
  });

  it('starts the undisturbed phase once the other browsers have ended', async () => {
    const { log, end } = started([
      { name: 'kit', browser: true },
      { name: 'journeys', browser: true, undisturbed: true },
    ]);
    expect(log).toEqual(['kit']);
    await end('kit');
    expect(log.at(-1)).toBe('journeys');
  });

  it('rejects when phases need each other', async () => {
    await expect(
      started([
        { name: 'a', needs: 'b' },
        { name: 'b', needs: 'a' },
      ]).all,
    ).rejects.toThrow('a, b');
  });
});
