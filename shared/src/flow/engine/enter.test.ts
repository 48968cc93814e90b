import type { Journey } from '../../entities';
import { aConversation, type EngineConversation, startConversation } from '../../testing/conversation';
import { aHost } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest, bye, verify } from '../../testing/steps';
import type { Step } from '../step';

const more = aQuestion('more', { leave: 'end', more: 'hello' });
const nome = aNameQuestion(
  {},
  {
    name: 'nome',
    leadsTo: ['more'],
    known: ({ journey }) => journey.nome !== undefined,
    facts: () => [{ name: 'journey.started', payload: { botType: 'home' } }],
  },
);
const hello: Step = { name: 'hello', leadsTo: ['nome'] };

it('a step whose answer is known is skipped silently, also as the last one: no words, no facts, no requests', () => {
  const conversation = startConversation([hello, nome, more], { journey: { nome: 'Ana' } });
  expect(conversation.state()).toMatchObject({ where: 'demo:more waiting', said: ['bot: more'] });
  expect(conversation.all('publish')).toEqual([]);

  const last = { name: 'last', leadsTo: ['end'], known: () => true, text: 'Nunca dito.' };
  expect(startConversation([last]).where()).toBe('demo:last ended');
});

describe('a walk that never waits for the visitor', () => {
  const ping: Step = { name: 'ping', leadsTo: ['pong'], text: 'ping' };
  const pong: Step = { name: 'pong', leadsTo: ['ping'], text: 'pong' };
  const expectStopped = (conversation: EngineConversation) => {
    conversation.listen();
    for (let count = 0; count < 200 && conversation.snapshot().phase.kind === 'fetching'; count += 1)
      conversation.failed('http.failed');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.endless-walk' } }]);
    expect(conversation.all('request').length).toBeLessThan(100);
  };

  it.each([
    ['with a delay', () => startConversation([ping, pong], { delayMs: 1500 })],
    ['without one', () => startConversation([ping, pong])],
    [
      'where every step is skipped',
      () => startConversation([ping, pong].map((step) => ({ ...step, known: () => true }))),
    ],
    [
      'by failures',
      () => startConversation([aRequest('stubborn', { fails: () => 'stubborn' }, { leadsTo: ['stubborn'] })]),
    ],
  ])('ends as a reported error at a live control: %s', (_how, start) => {
    expectStopped(start());
  });

  it.each([
    [59, 'demo:bye waiting'],
    [60, 'host:error-general waiting'],
  ])('may take 60 steps: after %i silent ones it is at %s', (silent, ends) => {
    const steps = Array.from({ length: silent }, (_, index) => ({
      name: `step-${index}`,
      leadsTo: [index + 1 < silent ? `step-${index + 1}` : 'bye'],
    }));

    expect(startConversation([...steps, bye]).where()).toBe(ends);
  });

  const creates = { intent: 'more', sameAs: String };
  const again = { creates, settle: (journey: Journey) => journey, say: () => 'Mais', run: async () => 1 };
  it.each<[string, Step, (conversation: EngineConversation) => void]>([
    ['chosen', more, (conversation) => conversation.choose('more')],
    ['typed', { ...nome, leadsTo: ['hello'], known: () => false }, (conversation) => conversation.type('Ana')],
    [
      'submitted',
      { ...more, submit: { ...again, input: ({ journey: { compras = 0 } }) => compras } },
      (conversation) => conversation.submit().fetched(),
    ],
  ])('is counted from each answer that is %s: a long conversation is no endless one', (_how, asking, answer) => {
    const first = { ...asking, name: 'first', leadsTo: ['hello', 'end'] };
    const conversation = startConversation([first, { ...hello, leadsTo: ['first'] }]);

    for (let count = 0; count < 100; count += 1) answer(conversation);

    expect(conversation.state()).toMatchObject({ where: 'demo:first waiting', reports: [] });
  });
});

describe('a step with a bug', () => {
  const bug = (): never => {
    throw new Error('Ana, ana@example.com');
  };
  const ask = aNameQuestion({}, { leadsTo: ['broken'] });
  const broken: Step = { name: 'broken', leadsTo: ['bye'] };
  const input = { kind: 'name', label: 'Nome', check: bug } as const;

  it.each<[code: string, what: string, Partial<Step>]>([
    ['unexpected', 'text', { text: bug }],
    ['unexpected', 'known', { known: bug }],
    ['unexpected', 'facts', { facts: bug }],
    ['unexpected', 'send', { send: [{ input: bug, run: async () => undefined }] }],
    ['unexpected', 'next', { next: bug }],
    ['engine.stray-target', 'a stray next', { next: () => 'nowhere' }],
    ['engine.stray-target', 'a missing target', { leadsTo: [] }],
    ['engine.unknown-step', 'a target that does not exist', { leadsTo: ['nowhere'] }],
    ['unexpected', 'component props', { component: { name: 'cards', props: bug } }],
    ['unexpected', 'initial', { input: { ...input, initial: bug } }],
    ['unexpected', 'options', { options: bug }],
    ['engine.no-control', 'no option at all', { text: 'E agora?', options: () => [] }],
    ['unexpected', 'fetch input', aRequest('broken', { input: bug })],
  ])('is reported as %s: %s, and ends at error-general; what was answered stays answered', (code, _what, part) => {
    const conversation = startConversation([ask, { ...broken, ...part }, bye]).type('Ana');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ segment: 'demo', failure: { code } }]);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
    expect(conversation.said().slice(0, 2)).toEqual(['bot: Nome?', 'user: Ana']);
  });

  it.each<[string, Step]>([
    ['check', aNameQuestion({ check: bug })],
    ['show', aNameQuestion({ show: bug })],
    ['record', { ...ask, record: bug }],
    ['refusal', aNameQuestion({ verify: { ...verify, refusal: bug } })],
  ])('in %s loses nothing that was typed: it is in the field when the question is asked again', (_what, step) => {
    const conversation = startConversation([step, bye]).type('Ana');
    if (conversation.snapshot().phase.kind === 'verifying') conversation.fetched();
    expect(conversation.where()).toBe('host:error-general waiting');
    const failure = { code: 'unexpected' };
    expect(conversation.all('report')).toMatchObject([{ segment: 'demo', step: 'ask', failure }]);

    expect(conversation.choose('again').state()).toMatchObject({ where: 'demo:ask waiting', draft: 'Ana' });
  });

  it.each<[string, (conversation: EngineConversation) => EngineConversation]>([
    ['settle', (conversation) => conversation.fetched()],
    ['fails', (conversation) => conversation.failed('http.failed')],
  ])('in %s of a fetch ends at error-general', (part, answer) => {
    const conversation = answer(startConversation([aRequest('broken', { [part]: bug }), bye]));

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toHaveLength(1);
  });

  it('behind an option of error-general itself leads back to error-general', () => {
    const { steps, ...host } = aHost();
    const apology = aQuestion('error-general', { again: 'broken' });
    const conversation = startConversation([{ ...broken, text: bug }], {
      host: { ...host, steps: { ...steps, broken: { ...broken, text: bug }, 'error-general': apology } },
    });

    expect(conversation.choose('again').choose('again').where()).toBe('host:error-general waiting');
  });

  it('in error-general itself ends the journey with a report, and never throws', () => {
    const host = { ...aHost(), steps: { 'error-general': { ...broken, name: 'error-general', text: bug } } };
    const conversation = aConversation({ host, steps: [{ ...broken, text: bug }], delayMs: 0 });

    expect(conversation.start).not.toThrow();
    const reports = [{ segment: 'demo' }, { segment: 'host', step: 'error-general' }];
    expect(conversation.state()).toMatchObject({ phase: { kind: 'ended' }, reports });
  });

  it('is reported with its code and place only', () => {
    const conversation = startConversation([{ ...broken, text: bug }]);
    const failure = { code: 'unexpected' };
    const place = { segment: 'demo', step: 'broken' };

    expect(conversation.all('report')).toEqual([{ type: 'report', failure, ...place }]);
    expect(conversation.snapshot().trouble).toEqual({ failure, place, uncertain: false, times: 1 });
    expect(JSON.stringify(conversation.snapshot())).not.toContain('ana@example.com');
  });

  it('that leads back to a trouble without one ends at error-general with a report', () => {
    const conversation = startConversation([{ name: 'lost', leadsTo: ['back-to-trouble'], text: 'Volte.' }]);

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.stray-target' } }]);
  });
});
