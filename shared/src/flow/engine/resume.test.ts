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
  typing: () => startConversation(steps, { delayMs: 1500 }).delayOver(),
  waiting: () => startConversation(steps).draft('An'),
  verifying: () => phases.waiting().type('Ana'),
  fetching: (): EngineConversation => phases.verifying().fetched(),
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
    expect(conversation.listen().said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('in a question keeps the question and the text in the field', () => {
    const conversation = reloaded('waiting');

    expect(conversation.state()).toMatchObject({ where: 'demo:ask waiting', draft: 'An' });
    expect(conversation.type('Ana').where()).toBe('demo:ask verifying');
  });

  it('while the server is asked about an answer asks it again, with the same words', () => {
    const conversation = reloaded('verifying');

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'verify', input: 'Ana' }]);
    expect(conversation.fetched().said().at(-1)).toBe('user: Ana');
  });

  it('in a fetch that only reads asks again', () => {
    const conversation = reloaded('fetching');

    expect(conversation.where()).toBe('demo:look fetching');
    expect(conversation.effects()).toMatchObject([{ type: 'request', part: 'fetch', input: 'Ana' }]);
    expect(conversation.fetched(5).snapshot().journey).toEqual({ nome: 'Ana', compraId: 5 });
  });

  const stepOf = { typing: 'hello', waiting: 'ask', verifying: 'ask', fetching: 'look' };
  it.each(Object.keys(phases) as PhaseName[])(
    'while %s ends at a live control after a deploy without the step',
    (phase) => {
      const other: Step = { name: stepOf[phase], leadsTo: ['bye'], text: 'Outra coisa.' };
      for (const deployed of [[bye], [other, bye]]) {
        expect(reloaded(phase, deployed).listen().state()).toMatchObject({ where: 'demo:bye waiting', reports: [] });
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
    const conversation = startConversation(steps, { loaded: false }).reload([]);
    expect(conversation.where()).toBe('demo:(entry) arriving');
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    conversation.reload([]).ready(demo);
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Nome?']);
  });

  it('forgets nothing after another reload or a late start event while the segment loads', () => {
    const loading = () => phases.verifying().reload([]);
    for (const conversation of [loading().reload([]), loading().start()])
      expect(conversation.ready(demo).state()).toMatchObject({ where: 'demo:ask verifying', draft: 'Ana' });
  });

  it('into reduced motion does not wait for the rest of a delay', () => {
    const calm = aConversation({ steps, delayMs: 0 }).take(phases.typing().snapshot());
    expect(calm.effects()).toEqual([{ type: 'wait', token: calm.token(), ms: 0 }]);
  });

  it('at a step name that every object has (toString) continues at the entry', () => {
    const conversation = startConversation([bye]);

    conversation.take({ ...conversation.snapshot(), place: { segment: 'demo', step: 'toString' } });

    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('before the first message starts the conversation', () => {
    expect(aConversation({ steps, delayMs: 0 }).reload().where()).toBe('demo:ask waiting');
  });
});
