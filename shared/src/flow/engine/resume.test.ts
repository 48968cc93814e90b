import { aConversation, type EngineConversation } from '../../testing/conversation';
import { anyText, aSegment } from '../../testing/segments';
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

const toTyping = (conversation: EngineConversation) => {
  conversation.start();
  conversation.delayOver();
};
const toWaiting = (conversation: EngineConversation) => {
  conversation.start();
  conversation.listen();
  conversation.draft('An');
};
const toVerifying = (conversation: EngineConversation) => {
  toWaiting(conversation);
  conversation.type('Ana');
};
const toFetching = (conversation: EngineConversation) => {
  toVerifying(conversation);
  conversation.fetched();
};

describe.each([
  { how: 'with the segment at hand', bare: false },
  { how: 'when the segment has to be loaded first', bare: true },
])('a reload, $how,', ({ bare }) => {
  const reloaded = (go: (conversation: EngineConversation) => void, deployed: readonly Step[] = steps) => {
    const conversation = aConversation({ steps });
    go(conversation);
    const said = conversation.said();
    conversation.reload(bare ? [] : [aSegment('demo', deployed)]);
    if (bare) {
      expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);
      conversation.ready(aSegment('demo', deployed));
    }
    expect(conversation.said().slice(0, said.length)).toEqual(said);
    return conversation;
  };

  it('between two bubbles says the next one, and none twice', () => {
    const conversation = reloaded(toTyping);

    expect(conversation.where()).toBe('demo:hello typing');
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 500 }]);
    conversation.listen();
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('in a question keeps the question, the text in the field and the reason of its refusal', () => {
    const conversation = reloaded(toWaiting);

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot().draft).toBe('An');
    conversation.type('Ana');
    expect(conversation.where()).toBe('demo:ask verifying');
  });

  it('while the server is asked about an answer asks it again, with the same words', () => {
    const conversation = reloaded(toVerifying);

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'verify', input: 'Ana' }]);
    conversation.fetched();
    expect(conversation.said().at(-1)).toBe('user: Ana');
  });

  it.each([
    ['verifying', toVerifying, 'Ana'],
    ['fetching', toFetching, 'Ana'],
  ])('is not needed to go on: a request that was cut off while %s is sent again', (phase, go, input) => {
    const conversation = aConversation({ steps });
    go(conversation);
    const said = conversation.said();

    conversation.cutOff();

    expect(conversation.where()).toContain(phase);
    expect(conversation.effects()).toMatchObject([{ type: 'request', token: conversation.token(), input }]);
    expect(conversation.said()).toEqual(said);
  });

  it('in a fetch that only reads asks again', () => {
    const conversation = reloaded(toFetching);

    expect(conversation.where()).toBe('demo:look fetching');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'fetch', input: 'Ana' }]);
    conversation.fetched(5);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', compraId: 5 });
  });

  it.each([
    ['typing', toTyping],
    ['waiting', toWaiting],
    ['verifying', toVerifying],
    ['fetching', toFetching],
  ])('after a deploy removed the step (%s) continues at the entry of the segment', (_phase, go) => {
    const conversation = reloaded(go, [bye]);
    conversation.listen();

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.all('report')).toEqual([]);
  });

  it.each([
    ['typing', toTyping, 'hello'],
    ['waiting', toWaiting, 'ask'],
    ['verifying', toVerifying, 'ask'],
    ['fetching', toFetching, 'look'],
  ])('after a deploy made something else of the step (%s) still ends at a live control', (_phase, go, name) => {
    const plain = defineStep({ name: String(name), leadsTo: ['bye'], text: 'Outra coisa.' });
    const conversation = reloaded(go, [plain, bye]);
    conversation.listen();

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.all('report')).toEqual([]);
  });
});

describe('a reload', () => {
  it('while the segment was loading for the first time loads it again', () => {
    const conversation = aConversation({ steps, loaded: false });
    conversation.start();

    conversation.reload([]);
    expect(conversation.where()).toBe('demo:(entry) arriving');
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    conversation.reload([]);
    conversation.ready(demo);
    conversation.listen();
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('and another while the segment loads forgets nothing', () => {
    const conversation = aConversation({ steps });
    toVerifying(conversation);

    conversation.reload([]);
    conversation.reload([]);
    conversation.ready(demo);

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.snapshot().draft).toBe('Ana');
  });

  it('is not undone by a late start event', () => {
    const conversation = aConversation({ steps });
    toVerifying(conversation);
    conversation.reload([]);

    conversation.start();
    conversation.ready(demo);

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.snapshot().draft).toBe('Ana');
  });

  it('into reduced motion does not wait for the rest of a delay', () => {
    const conversation = aConversation({ steps });
    toTyping(conversation);
    const calm = aConversation({ steps, delayMs: 0 });

    calm.take(conversation.snapshot());

    expect(calm.effects()).toEqual([{ type: 'wait', token: calm.token(), ms: 0 }]);
  });

  it('at a step name that every object has (toString) continues at the entry', () => {
    const conversation = aConversation({ steps: [bye] });
    conversation.start();
    conversation.listen();

    conversation.take({ ...conversation.snapshot(), place: { segment: 'demo', step: 'toString' } });
    conversation.listen();

    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('before the first message starts the conversation', () => {
    const conversation = aConversation({ steps });

    conversation.reload();
    conversation.listen();

    expect(conversation.where()).toBe('demo:ask waiting');
  });
});
