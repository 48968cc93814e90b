import { aConversation, type EngineConversation, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aRequest, bye, verify } from '../../testing/steps';
import type { Step } from '../step';

const hello: Step = { name: 'hello', leadsTo: ['ask'], text: ['Oi!', 'Tudo bem?'] };
const ask = aNameQuestion({ verify }, { leadsTo: ['look', 'error-general'] });
const look = aRequest('look', {
  input: ({ journey }) => journey.nome,
  settle: (journey, value) => ({ ...journey, compraId: Number(value) }),
});
const steps = [hello, ask, look, bye];

/** A conversation in each phase. */
const phases = {
  typing() {
    const conversation = startConversation(steps, { delayMs: 1500 });
    conversation.delayOver();
    return conversation;
  },
  waiting() {
    const conversation = startConversation(steps);
    conversation.draft('An');
    return conversation;
  },
  verifying() {
    const conversation = phases.waiting();
    conversation.type('Ana');
    return conversation;
  },
  fetching() {
    const conversation = phases.verifying();
    conversation.fetched();
    return conversation;
  },
};
type PhaseName = keyof typeof phases;

describe.each([
  ['with the segment at hand', false],
  ['when the segment has to be loaded first', true],
])('a reload, %s,', (_how, bare) => {
  const reloaded = (phase: PhaseName, deployed = steps) => {
    const conversation = phases[phase]();
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
    const conversation = reloaded('typing');

    expect(conversation.where()).toBe('demo:hello typing');
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 500 }]);
    conversation.listen();
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('in a question keeps the question and the text in the field', () => {
    const conversation = reloaded('waiting');

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot().draft).toBe('An');
    conversation.type('Ana');
    expect(conversation.where()).toBe('demo:ask verifying');
  });

  it('while the server is asked about an answer asks it again, with the same words', () => {
    const conversation = reloaded('verifying');

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'verify', input: 'Ana' }]);
    conversation.fetched();
    expect(conversation.said().at(-1)).toBe('user: Ana');
  });

  it('in a fetch that only reads asks again', () => {
    const conversation = reloaded('fetching');

    expect(conversation.where()).toBe('demo:look fetching');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'fetch', input: 'Ana' }]);
    conversation.fetched(5);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', compraId: 5 });
  });

  const stepOf = { typing: 'hello', waiting: 'ask', verifying: 'ask', fetching: 'look' };
  it.each(Object.keys(phases) as PhaseName[])(
    'while %s ends at a live control after a deploy that removed the step, or made something else of it',
    (phase) => {
      const other: Step = { name: stepOf[phase], leadsTo: ['bye'], text: 'Outra coisa.' };
      for (const deployed of [[bye], [other, bye]]) {
        const conversation = reloaded(phase, deployed);
        conversation.listen();

        expect(conversation.where()).toBe('demo:bye waiting');
        expect(conversation.all('report')).toEqual([]);
      }
    },
  );
});

it.each(['verifying', 'fetching'] as const)('a request that was cut off while %s is sent again', (phase) => {
  const conversation = phases[phase]();
  const said = conversation.said();

  conversation.cutOff();

  expect(conversation.where()).toContain(phase);
  expect(conversation.effects()).toMatchObject([{ type: 'request', token: conversation.token(), input: 'Ana' }]);
  expect(conversation.said()).toEqual(said);
});

describe('a reload', () => {
  const demo = aSegment('demo', steps);

  it('while the segment was loading for the first time loads it again', () => {
    const conversation = startConversation(steps, { loaded: false });

    conversation.reload([]);
    expect(conversation.where()).toBe('demo:(entry) arriving');
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    conversation.reload([]);
    conversation.ready(demo);
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it.each<[string, (conversation: EngineConversation) => void]>([
    ['another reload', (conversation) => conversation.reload([])],
    ['a late start event', (conversation) => conversation.start()],
  ])('forgets nothing after %s while the segment loads', (_what, act) => {
    const conversation = phases.verifying();

    conversation.reload([]);
    act(conversation);
    conversation.ready(demo);

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.snapshot().draft).toBe('Ana');
  });

  it('into reduced motion does not wait for the rest of a delay', () => {
    const calm = aConversation({ steps, delayMs: 0 });

    calm.take(phases.typing().snapshot());

    expect(calm.effects()).toEqual([{ type: 'wait', token: calm.token(), ms: 0 }]);
  });

  it('at a step name that every object has (toString) continues at the entry', () => {
    const conversation = startConversation([bye]);

    conversation.take({ ...conversation.snapshot(), place: { segment: 'demo', step: 'toString' } });

    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('before the first message starts the conversation', () => {
    const conversation = aConversation({ steps, delayMs: 0 });

    conversation.reload();

    expect(conversation.where()).toBe('demo:ask waiting');
  });
});
