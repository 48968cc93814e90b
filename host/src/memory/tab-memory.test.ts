import type { AppError } from '@consorcio/shared/errors';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from './guarded-storage';
import { aMessage } from './testing/a-message';
import { cardNote } from './testing/a-purchase';
import { aStorage, aTab, forbiddenStorage, fullStorage } from './testing/a-storage';

const key = 'consorcio.journey.home';
const build = { manifest: 'https://payment.example/a1/mf-manifest.json', contract: 5, variant: 'canary' } as const;

/** A conversation of so many messages, which waits for an answer that is half typed. */
function conversationOf(messages: number): Snapshot {
  return {
    ...newJourney('j1', 'home', { segment: 'simulation', step: 'lead-nome' }),
    phase: { kind: 'waiting', token: 3 },
    journey: { nome: 'Joana', rendaMensalInCents: 8_000_00 },
    transcript: Array.from({ length: messages }, (_, id) =>
      aMessage(id % 2 ? 'user' : 'bot', `message ${id}`, id, { at: now + id }),
    ),
    draft: 'Joa',
    token: 3,
  };
}

/** An empty storage of a page. `open` reads it as the page does after a reload. `limit` restricts what it accepts. */
function setUp(limit: (storage: ReturnType<typeof aStorage>) => KeyValueStorage = (storage) => storage) {
  const storage = aStorage();
  const limited = limit(storage);
  const reports: AppError[] = [];
  const open = (brand = 'home', at = now) =>
    aTab(
      limited,
      () => at,
      (error) => reports.push(error),
      brand,
    );
  const codes = () => reports.map(({ code }) => code);
  const { values } = storage;
  return { values, open: () => open().memory, openOf: open, codes, read: (at = now) => open('home', at).stored };
}
const whole = (snapshot: Snapshot) => ({ snapshot, isExpired: false });

describe('A stored conversation', () => {
  it.each([1, 200])('reads back a conversation of %d messages unchanged', (messages) => {
    const { open, read } = setUp();
    open().write(conversationOf(messages));
    expect(read()).toMatchObject(whole(conversationOf(messages)));
  });

  it('of 500 messages and more is written in short pieces, and read back as a whole', () => {
    const { open, values, read } = setUp();
    const kept = open();
    const { transcript, ...rest } = conversationOf(600);
    let whole = 0;
    for (let messages = 500; messages <= 600; messages += 1) {
      const before = new Map(values);
      kept.write({ ...rest, transcript: transcript.slice(0, messages) });
      expect(values.get(key)?.length).toBeLessThan(8000);
      for (const [name, text] of values) if (name !== key && before.get(name) !== text) whole += 1;
    }
    expect(whole).toBeLessThan(7);
    expect(read()?.snapshot).toEqual(conversationOf(600));

    const changed = transcript.map((message) => (message.id === 3 ? { ...message, text: 'outra' } : message));
    kept.write({ ...rest, transcript: changed });
    expect(read()?.snapshot.transcript).toEqual(changed);
  });

  it('goes on with its last messages when the record of the earlier ones is damaged', () => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(100));
    for (const name of values.keys()) if (name !== key) values.set(name, '[{}]');
    expect(read()?.snapshot.transcript).toEqual(conversationOf(100).transcript.slice(-40));
    expect(codes()).toEqual(['storage.unreadable']);
  });

  it('has at most the first part of a huge draft, and nothing else suffers', () => {
    const { open, read } = setUp();
    open().write({ ...conversationOf(3), draft: 'x'.repeat(6_000_000) });
    expect(read()?.snapshot).toEqual({ ...conversationOf(3), draft: 'x'.repeat(5000) });
  });

  it('is forgotten for good, and no other brand with it', () => {
    const { open, openOf, values, codes, read } = setUp();
    const other = { ...conversationOf(2), brandId: 'app' };
    openOf('app').memory.write(other);
    const kept = open();
    kept.write(conversationOf(3));
    kept.forget();
    kept.write(conversationOf(4)); // late writes
    kept.learn({ chave: 'pago' });

    expect([...values.keys()]).toEqual(['consorcio.journey.app']);
    expect(read()).toBeUndefined();
    expect(openOf('app').stored?.snapshot).toEqual(other);
    expect(codes()).toEqual([]);
  });

  it('remembers the builds that it has entered, and what it knows of payments, also after its storage was cleared', () => {
    const { open, openOf, values, read } = setUp();
    const first = open();
    first.builds.keep('payment', build); // before anything is stored
    first.write(conversationOf(3));
    first.learn({ chave: 'enviando' });
    values.clear();
    first.learn({ outra: 'pago' });
    const { builds, known } = openOf().memory;
    expect([builds.of('payment'), builds.of('survey'), builds.of('constructor')]).toEqual([
      build,
      undefined,
      undefined,
    ]);
    expect(known()).toEqual({ chave: 'enviando', outra: 'pago' });
    expect(read()?.snapshot).toEqual(conversationOf(3));
  });
});

describe('The age of a stored conversation', () => {
  it('is known after a day without a change, and nothing is deleted: the visitor decides', () => {
    const { open, codes, read } = setUp();
    open().write(conversationOf(3));
    expect(read(now + aDay - 1)?.isExpired).toBe(false);
    expect(read(now + aDay)).toMatchObject({ ...whole(conversationOf(3)), isExpired: true });
    expect(codes()).toEqual([]);
  });

  it('forgets a finished conversation after a day', () => {
    const { open, values, read } = setUp();
    open().write({ ...conversationOf(100), phase: { kind: 'ended' } });
    expect(values.size).toBe(2);
    expect(read(now + aDay - 1)).toBeDefined();
    expect(read(now + aDay)).toBeUndefined();
    expect(values.size).toBe(0);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['a charge that can still be paid', { journey: { cobrancas: { propostaID: 1001, nomes: ['o Pix'] } } }],
    ['a payment without an answer', { submissions: { cartao: { key: 'k', state: 'unknown', purchase: cardNote } } }],
    ['a payment that was being sent', { submissions: { cartao: { key: 'k', state: 'sending', purchase: cardNote } } }],
  ])('never expires with %s, whatever the clock says', (_, changes) => {
    const { open, read } = setUp();
    open().write({ ...conversationOf(3), ...changes });
    for (const days of [3, -3]) expect(read(now + days * aDay)?.isExpired).toBe(false);
  });
});

describe('A conversation that cannot be used', () => {
  it.each<[string, (text: string) => string]>([
    ['broken JSON', (text) => text.slice(0, 11)],
    ['another shape', () => '{"savedAt":1}'],
    ['another version', (text) => text.replace(/"version":\d+/, '"version":99')],
    ['another brand', (text) => text.replace('"brandId":"home"', '"brandId":"app"')],
    ['more than a page ever writes', (text) => text.replace('Joana', 'J'.repeat(4_000_000))],
  ])('is put aside, and reported once: %s', (_, damage) => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(100));
    const text = values.get(key) ?? '';
    values.set(key, damage(text));
    expect(values.get(key)).not.toBe(text);
    expect([read(), read(), values.size]).toEqual([undefined, undefined, 0]);
    expect(codes()).toEqual(['storage.unreadable']);
  });

  it.each([
    ['builds', { payment: { manifest: 'javascript:alert(1)', contract: 5, variant: 'release' } }],
    ['known', [1]],
  ])('costs nothing else when only its %s are damaged', (part, damaged) => {
    const { open, values, read } = setUp();
    open().write(conversationOf(3));
    values.set(key, JSON.stringify({ ...JSON.parse(values.get(key) ?? ''), [part]: damaged }));
    expect(read()).toMatchObject({ ...whole(conversationOf(3)), [part]: {} });
  });
});

describe('A storage that is full or forbidden', () => {
  /** A storage with space for only so many characters. */
  const withRoom = (room: () => number) => (storage: ReturnType<typeof aStorage>) => ({
    ...storage,
    setItem(name: string, value: string) {
      const others = [...storage.values].reduce((sum, [other, text]) => sum + (other === name ? 0 : text.length), 0);
      if (others + value.length > room()) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(name, value);
    },
  });

  it.each([
    ['the last messages', 4500, 40],
    ['what was sent', 900, 0],
  ])('stores %s when nothing else fits, and the rest as soon as it fits', (_, little, left) => {
    let room = little;
    const { open, codes, read } = setUp(withRoom(() => room));
    const kept = open();
    const sent = { ...conversationOf(100), submissions: { cartao: { key: 'k', state: 'sending' as const } } };
    kept.write(sent);
    expect(kept.isKept()).toBe(true);
    const transcript = left === 0 ? [] : sent.transcript.slice(-left);
    const phase = left === 0 ? { kind: 'typing' } : sent.phase; // without its message the question is asked again
    expect(read()).toMatchObject({ snapshot: { submissions: sent.submissions, transcript, phase }, isExpired: false });

    room = 1_000_000;
    kept.write({ ...sent, token: 4 });
    expect(read()?.snapshot).toEqual({ ...sent, token: 4 });
    expect(codes()).toEqual(['storage.unavailable']);
  });

  it('loses no message when the storage stops accepting anything', () => {
    let isFull = false;
    const { open, read } = setUp((storage) => ({
      ...storage,
      setItem: (name, value) => (isFull ? fullStorage : storage).setItem(name, value),
    }));
    const kept = open();
    kept.write(conversationOf(100));
    isFull = true;
    kept.write({ ...conversationOf(102), token: 4 });
    expect(kept.isKept()).toBe(false);
    expect(read()).toMatchObject(whole(conversationOf(100)));
  });

  it('is not read where storage is forbidden', () => {
    const { read, codes } = setUp(() => forbiddenStorage);
    expect(read()).toBeUndefined();
    expect(codes()).toEqual([]);
  });

  it('reports once that nothing can be stored, and the page goes on with what it knows', () => {
    const { open, codes } = setUp(() => forbiddenStorage);
    const storage = open();
    storage.write(conversationOf(1));
    storage.builds.keep('payment', build);
    expect(codes()).toEqual(['storage.unavailable']);
    expect([storage.isKept(), storage.builds.of('payment')]).toEqual([false, build]);
  });
});
