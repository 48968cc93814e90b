import { releaseProblems, strayEntries } from './release-problems';

const good = { manifest: 'https://pay.example/1/mf-manifest.json', contract: 7 };
const written = (segments: unknown) => JSON.stringify({ segments }, null, 2);

it('finds nothing in a valid file', () => {
  const canary = { ...good, percent: 5, stop: { visits: 50, points: 10 } };
  expect(releaseProblems(written({ payment: { ...good, canary, history: [good] } }))).toEqual([]);
  expect(releaseProblems('{ "segments": {} }')).toEqual([]);
});

it.each([
  ['', 'the file is empty. Restore the last good one'],
  ['{ "segments": {', 'line 1: the JSON ends too early (line 1, column 16). Close what is open'],
  ['{\n  "segments": {},\n}', 'line 3: the JSON is broken at line 3, column 1'],
  ['<!doctype html>', 'line 1: the JSON is broken at line 1, column 1'],
  ['{}', 'line 1: segments is missing. It must be an object with an entry for each segment'],
  ['[]', 'line 1: the file is []. It must be an object: { "segments": { … } }'],
  ['5', 'line 1: the file is 5. It must be an object: { "segments": { … } }'],
  ['{\n "segments": []\n}', 'line 2: segments is []. It must be an object with an entry for each segment'],
  [
    '{ "segments": {\n "payment": "https://pay.example"\n} }',
    'line 2: segments.payment is "https://pay.example". It must be a build with manifest, contract and integrity.',
  ],
])('says what is wrong in %j, where, and how to repair it', (text, words) => {
  expect(releaseProblems(text)).toEqual([expect.stringContaining(words)]);
});

it.each([
  [
    { ...good, manifest: 'pay.example' },
    'line 4: segments.payment.manifest is "pay.example". It must be the address of',
  ],
  [{ ...good, contract: '7' }, 'line 5: segments.payment.contract is "7". It must be the contract version'],
  [{ manifest: good.manifest }, 'line 3: segments.payment.contract is missing. It must be the contract version'],
  [{ ...good, integrity: 'sha1-x' }, 'segments.payment.integrity is "sha1-x". It must be the hash that'],
  [{ ...good, canary: { ...good, percent: 'half' } }, 'canary.percent is "half". It must be a share of the visitors'],
  [{ ...good, canary: { ...good, percent: 101 } }, 'canary.percent is 101. It must be a share of the visitors'],
  [{ ...good, canary: { ...good, percent: 5, stop: {} } }, 'stop.visits is missing. It must be a number of visits'],
  [{ ...good, history: good }, 'segments.payment.history is {"manifest":"https://pay.example'],
  [{ ...good, history: [good, 5] }, 'segments.payment.history[1] is 5. It must be a build'],
  [{ ...good, retired: [{ ...good, until: 'soon' }] }, 'retired[0].until is "soon". It must be a time such as'],
])('says what is wrong in the entry %j', (payment, words) => {
  expect(releaseProblems(written({ payment }))).toContainEqual(expect.stringContaining(words));
});

it('names what is written twice', () => {
  const entry = JSON.stringify(good);
  expect(releaseProblems(`{ "segments": {\n "payment": ${entry},\n "payment": ${entry}\n} }`)).toEqual([
    'line 3: segments.payment is written twice, first in line 2, and only the last one counts. Remove one of them.',
  ]);
});

it('names entries to which no itinerary leads', () => {
  expect(strayEntries({ payment: good, paymnet: good }, ['simulation', 'payment'])).toEqual([
    expect.stringMatching(/entry for paymnet, to which no itinerary leads.+simulation, payment/),
  ]);
});
