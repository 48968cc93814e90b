import { newJourney } from '@consorcio/shared/flow';
import { aDay, aGeoLocation, noon as now } from '@consorcio/shared/testing';
import { createDeviceMemory } from './device-memory';
import { hasEarlierVisit } from './has-earlier-visit';
import { keptCopy } from './kept-copy';
import { renewConversations } from './old-records';
import { aMessage } from './testing/a-message';
import { aStorage, aTab, guarded } from './testing/a-storage';

const build = { manifest: 'https://payment.example/a1/mf-manifest.json', contract: 5, variant: 'release' } as const;
const transcript = Array.from({ length: 60 }, (_, id) => aMessage(id % 2 ? 'user' : 'bot', `message ${id}`, id));
const { transcript: _none, draft: _empty, ...begun } = newJourney('j1', 'home', { segment: 'simulation', step: 'x' });
const snapshot = { ...begun, phase: { kind: 'waiting', token: 3 }, journey: { nome: 'Joana' }, token: 3 };

/** What a release before December 2026 stored of a conversation. */
const parts = {
  'consorcio.journey.home.head': JSON.stringify({ savedAt: now, chunks: 2, snapshot: { ...snapshot, messages: 60 } }),
  'consorcio.journey.home.log.0': JSON.stringify(transcript.slice(0, 40)),
  'consorcio.journey.home.log.1': JSON.stringify(transcript.slice(40)),
  'consorcio.journey.home.typed': JSON.stringify({ messages: 60, text: 'Joa' }),
  'consorcio.builds.j1': JSON.stringify({ payment: build }),
  'consorcio.known-purchases.home': JSON.stringify({ chave: 'pago' }),
};

function renewed(changes: Readonly<Record<string, string>> = {}) {
  const storage = aStorage({ ...parts, ...changes });
  const browser = { tab: guarded(storage), device: guarded(aStorage()) };
  expect(hasEarlierVisit(browser, 'home')).toBe(true);
  renewConversations(browser.tab);
  const reports: string[] = [];
  const { stored, memory } = aTab(
    storage,
    () => now,
    ({ code }) => reports.push(code),
  );
  return { stored, memory, keys: [...storage.values.keys()], reports };
}

it('a conversation in parts is read once, and becomes one record', () => {
  const { stored, memory, keys } = renewed();
  expect(stored).toMatchObject({ snapshot: { ...snapshot, transcript, draft: 'Joa' }, savedAt: now });
  expect([memory.builds.of('payment'), memory.known()]).toEqual([build, { chave: 'pago' }]);
  expect(keys).toEqual(['consorcio.journey.home']);
});

it.each([
  [
    'the draft of another question',
    { typed: JSON.stringify({ messages: 58, text: 'Joa' }) },
    { draft: '', transcript },
  ],
  ['a lost part', { 'log.1': '[{' }, { draft: 'Joa', transcript: [] }],
])('%s costs that part only', (_, changed, expected) => {
  const names = Object.entries(changed).map(([name, text]) => [`consorcio.journey.home.${name}`, text]);
  expect(renewed(Object.fromEntries(names)).stored?.snapshot).toMatchObject(expected);
});

it.each(['{', '{"savedAt":1}', JSON.stringify({ savedAt: now, snapshot: { messages: 1e9 } })])(
  'one that is damaged is put aside: %s',
  (head) => {
    const { stored, keys, reports } = renewed({ 'consorcio.journey.home.head': head });
    expect([stored, keys.filter((key) => key.includes('journey')), reports]).toEqual([
      undefined,
      [],
      ['storage.unreadable'],
    ]);
  },
);

it('what the device kept of a conversation loses its contract data, and a damaged one is put aside', () => {
  const head = {
    savedAt: now,
    snapshot: { ...snapshot, journey: { nome: 'Joana', cpfCnpj: '52998224725' }, messages: 2 },
  };
  const said = [aMessage('bot', 'Qual é o seu CPF?', 0), aMessage('user', '529.982.247-25', 1)];
  const storage = aStorage({
    'consorcio.kept-journey.home.head': JSON.stringify({
      ...head,
      snapshot: { ...head.snapshot, own: {}, submissions: {} },
    }),
    'consorcio.kept-journey.home.log.0': JSON.stringify(said),
    'consorcio.kept-journey.app.head': '{"savedAt":1,"snapshot":{"messages":0}}',
  });
  renewConversations(guarded(storage), keptCopy);
  const kept = storage.getItem('consorcio.kept-journey.home') ?? '';
  expect(JSON.parse(kept).snapshot).toMatchObject({
    journey: { nome: 'Joana' },
    transcript: [{ text: 'Qual é o seu CPF?' }],
  });
  expect([...storage.values.values()].join()).not.toMatch(/529/);
  expect(storage.getItem('consorcio.kept-journey.app')).toBe('');
});

it('what the device remembers under keys of its own becomes one record', () => {
  const visitor = '0b8e5f0a-6a8c-4d3e-9a51-1f2e3d4c5b6a';
  const location = { expiraEm: now + aDay, geoLocation: aGeoLocation() };
  const storage = aStorage({
    'consorcio.location': JSON.stringify(location),
    'consorcio.locationRefused': '1',
    'consorcio.visitor': visitor,
    'consorcio.purchases': '["1001"]',
    'consorcio.forgotten': String(now),
  });
  const memory = createDeviceMemory({ storage: guarded(storage), now: () => now, report: fail });
  expect([memory.location(), memory.isLocationRefused(), memory.visitorId()]).toEqual([location, true, visitor]);
  expect([memory.isNewPurchase('1001'), memory.forgottenAt()]).toEqual([false, now]);
  expect([...storage.values.keys()]).toEqual(['consorcio.device']);
});

it('an unreadable location of an older release is reported', () => {
  const report = jest.fn();
  const storage = guarded(aStorage({ 'consorcio.location': '{"expiraEm":' }));
  expect(createDeviceMemory({ storage, now: () => now, report }).location()).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
});

function fail(): never {
  throw new Error('nothing is unreadable here');
}
