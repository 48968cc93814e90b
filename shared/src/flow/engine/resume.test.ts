import { anyText, aSegment } from '../../testing/segments';
import { aTalk, type EngineTalk } from '../../testing/talk';
import { defineStep, type Step } from '../step';

const hello = defineStep({ name: 'hello', leadsTo: ['ask'], text: ['Oi!', 'Tudo bem?'] });
const ask = defineStep({
  name: 'ask',
  leadsTo: ['look'],
  text: 'Nome?',
  input: {
    kind: 'name',
    label: 'Nome',
    check: anyText,
    verify: { run: async () => undefined, refusal: () => undefined },
  },
  record: (journey, nome) => ({ ...journey, nome }),
});
const look = defineStep({
  name: 'look',
  leadsTo: ['bye'],
  fetch: {
    input: ({ journey }) => journey.nome,
    run: async () => 1,
    settle: (journey, value) => ({ ...journey, compraId: value }),
  },
});
const bye = defineStep({
  name: 'bye',
  leadsTo: ['end'],
  text: 'Até!',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }],
});
const steps = [hello, ask, look, bye];
const demo = aSegment('demo', steps);

const toTyping = (talk: EngineTalk) => {
  talk.start();
  talk.delayOver();
};
const toWaiting = (talk: EngineTalk) => {
  talk.start();
  talk.listen();
  talk.draft('An');
};
const toVerifying = (talk: EngineTalk) => {
  toWaiting(talk);
  talk.type('Ana');
};
const toFetching = (talk: EngineTalk) => {
  toVerifying(talk);
  talk.fetched();
};

describe.each([
  { how: 'with the segment at hand', bare: false },
  { how: 'when the segment has to be loaded first', bare: true },
])('a reload, $how,', ({ bare }) => {
  const reloaded = (go: (talk: EngineTalk) => void, deployed: readonly Step[] = steps) => {
    const talk = aTalk({ steps });
    go(talk);
    const said = talk.said();
    talk.reload(bare ? [] : [aSegment('demo', deployed)]);
    if (bare) {
      expect(talk.effects()).toEqual([{ type: 'load', segment: 'demo' }]);
      talk.ready(aSegment('demo', deployed));
    }
    expect(talk.said().slice(0, said.length)).toEqual(said);
    return talk;
  };

  it('between two bubbles says the next one, and none twice', () => {
    const talk = reloaded(toTyping);

    expect(talk.where()).toBe('demo:hello typing');
    expect(talk.effects()).toEqual([{ type: 'wait', token: talk.token(), ms: 500 }]);
    talk.listen();
    expect(talk.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('in a question keeps the question, the text in the field and the reason of its refusal', () => {
    const talk = reloaded(toWaiting);

    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.snapshot().draft).toBe('An');
    talk.type('Ana');
    expect(talk.where()).toBe('demo:ask verifying');
  });

  it('while the server is asked about an answer asks it again, with the same words', () => {
    const talk = reloaded(toVerifying);

    expect(talk.where()).toBe('demo:ask verifying');
    expect(talk.effects()).toMatchObject([{ type: 'request', part: 'verify', input: 'Ana' }]);
    talk.fetched();
    expect(talk.said().at(-1)).toBe('user: Ana');
  });

  it('in a fetch that only reads asks again', () => {
    const talk = reloaded(toFetching);

    expect(talk.where()).toBe('demo:look fetching');
    expect(talk.effects()).toMatchObject([{ type: 'request', part: 'fetch', input: 'Ana' }]);
    talk.fetched(5);
    expect(talk.snapshot().journey).toEqual({ nome: 'Ana', compraId: 5 });
  });

  it.each([
    ['typing', toTyping],
    ['waiting', toWaiting],
    ['verifying', toVerifying],
    ['fetching', toFetching],
  ])('after a deploy removed the step (%s) continues at the entry of the segment', (_phase, go) => {
    const talk = reloaded(go, [bye]);
    talk.listen();

    expect(talk.where()).toBe('demo:bye waiting');
    expect(talk.all('report')).toEqual([]);
  });

  it.each([
    ['typing', toTyping, 'hello'],
    ['waiting', toWaiting, 'ask'],
    ['verifying', toVerifying, 'ask'],
    ['fetching', toFetching, 'look'],
  ])('after a deploy made something else of the step (%s) still ends at a live control', (_phase, go, name) => {
    const plain = defineStep({ name: String(name), leadsTo: ['bye'], text: 'Outra coisa.' });
    const talk = reloaded(go, [plain, bye]);
    talk.listen();

    expect(talk.where()).toBe('demo:bye waiting');
    expect(talk.all('report')).toEqual([]);
  });
});

describe('a reload', () => {
  it('while the segment was loading for the first time loads it again', () => {
    const talk = aTalk({ steps, loaded: false });
    talk.start();

    talk.reload([]);
    expect(talk.where()).toBe('demo:(entry) arriving');
    expect(talk.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    talk.reload([]);
    talk.ready(demo);
    talk.listen();
    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('and another while the segment loads forgets nothing', () => {
    const talk = aTalk({ steps });
    toVerifying(talk);

    talk.reload([]);
    talk.reload([]);
    talk.ready(demo);

    expect(talk.where()).toBe('demo:ask verifying');
    expect(talk.snapshot().draft).toBe('Ana');
  });

  it('is not undone by a late start event', () => {
    const talk = aTalk({ steps });
    toVerifying(talk);
    talk.reload([]);

    talk.start();
    talk.ready(demo);

    expect(talk.where()).toBe('demo:ask verifying');
    expect(talk.snapshot().draft).toBe('Ana');
  });

  it('into reduced motion does not wait for the rest of a delay', () => {
    const talk = aTalk({ steps });
    toTyping(talk);
    const calm = aTalk({ steps, delayMs: 0 });

    calm.take(talk.snapshot());

    expect(calm.effects()).toEqual([{ type: 'wait', token: calm.token(), ms: 0 }]);
  });

  it('at a step name that every object has (toString) continues at the entry', () => {
    const talk = aTalk({ steps: [bye] });
    talk.start();
    talk.listen();

    talk.take({ ...talk.snapshot(), place: { segment: 'demo', step: 'toString' } });
    talk.listen();

    expect(talk.where()).toBe('demo:bye waiting');
  });

  it('before the first message starts the conversation', () => {
    const talk = aTalk({ steps });

    talk.reload();
    talk.listen();

    expect(talk.where()).toBe('demo:ask waiting');
  });
});
