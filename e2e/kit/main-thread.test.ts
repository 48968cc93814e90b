import { type ProfileNode, stallsIn } from './main-thread';

const origin = 'http://segments.example';
const node = (id: number, functionName: string, url: string, children: readonly number[] = []): ProfileNode => ({
  id,
  callFrame: { functionName, url, lineNumber: id, columnNumber: 0 },
  children,
});
const nodes = [
  node(1, '(root)', '', [2, 5, 6, 7]),
  node(2, 'commit', 'http://host.example/kit.js', [3]),
  node(3, 'watchRow', `${origin}/nota.js`, [4]),
  node(4, 'now', ''),
  node(5, '(idle)', ''),
  node(6, '(garbage collector)', ''),
  node(7, '(program)', ''),
];
/** A note each 20 ms. */
const profile = (samples: readonly number[]) => ({ nodes, samples, timeDeltas: samples.map(() => 20_000) });
const times = (count: number, id: number) => Array.from({ length: count }, () => id);

it('finds code of the segment that runs for long, also in functions that it calls, and names its place', () => {
  expect(stallsIn(profile([5, ...times(20, 3), ...times(10, 4), 5]), origin)).toEqual([
    { ms: 600, name: 'watchRow', at: `${origin}/nota.js:4:1` },
  ]);
});

it.each([
  ['the host works for long', times(60, 2)],
  ['the segment works for a short time', times(10, 3)],
  ['the segment works again and again with pauses', times(12, 3).flatMap((own) => [...times(3, own), 5])],
])('finds nothing if %s', (_, samples) => {
  expect(stallsIn(profile(samples), origin)).toEqual([]);
});

it('counts a garbage collection to the code that needs it', () => {
  expect(stallsIn(profile([...times(10, 3), 6, ...times(10, 3), 5]), origin)).toHaveLength(1);
});

it('counts a single note of the browser between two of the segment', () => {
  expect(stallsIn(profile([...times(10, 3), 7, ...times(10, 3), 5]), origin)).toHaveLength(1);
  expect(stallsIn(profile([...times(10, 3), 7, 7, ...times(10, 3), 5]), origin)).toEqual([]);
});

it('does not blame the segment if the machine gave the page no time', () => {
  expect(stallsIn({ nodes, samples: [3, 5], timeDeltas: [10_000, 800_000] }, origin)).toEqual([]);
});
