import { type Queued, runInLanes } from './run-in-lanes';

/** What starts beside what; of the running phases the first one ends, once nothing else may start. */
async function startsOf(phases: readonly Queued[]): Promise<readonly string[]> {
  const starts: string[] = [];
  const running = new Map<string, () => void>();
  const ending = setInterval(() => {
    const [first] = running;
    if (!first) return;
    running.delete(first[0]);
    first[1]();
  });
  const run = ({ name }: Queued) => {
    starts.push([name, ...running.keys()].join(' beside '));
    return new Promise<void>((resolve) => running.set(name, resolve));
  };
  await runInLanes(phases, run).finally(() => clearInterval(ending));
  return starts;
}

const named = (name: string, more: Partial<Queued> = {}): Queued => ({ name, ...more });
const browser = { browser: true };
const undisturbed = { browser: true, undisturbed: true };

it.each<[string, readonly Queued[], readonly string[]]>([
  [
    'three at a time, in their order',
    ['a', 'b', 'c', 'd'].map((name) => named(name)),
    ['a', 'b beside a', 'c beside a beside b', 'd beside b beside c'],
  ],
  [
    'each after the one that it needs, and others before it',
    [named('build'), named('size', { needs: 'build' }), named('lint')],
    ['build', 'lint beside build', 'size beside lint'],
  ],
  ['without waiting for one that was not chosen', [named('size', { needs: 'build' })], ['size']],
  [
    'no second browser beside the undisturbed one',
    [named('journeys', undisturbed), named('kit', browser), named('unit'), named('engines', browser)],
    ['journeys', 'unit beside journeys', 'kit beside unit', 'engines beside unit beside kit'],
  ],
  [
    'the undisturbed one once the other browsers have ended',
    [named('kit', browser), named('journeys', undisturbed)],
    ['kit', 'journeys'],
  ],
])('phases start %s', async (_, phases, starts) => {
  expect(await startsOf(phases)).toEqual(starts);
});

it('phases that need each other are refused', async () => {
  await expect(startsOf([named('a', { needs: 'b' }), named('b', { needs: 'a' })])).rejects.toThrow('a, b');
});
