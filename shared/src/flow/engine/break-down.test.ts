import { aConversation } from '../../testing/conversation';
import { aHost, anyText } from '../../testing/segments';
import { defineStep, type Step } from '../step';

const bye = defineStep({
  name: 'bye',
  leadsTo: ['end'],
  text: 'Até!',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }],
});

describe('a step with a bug', () => {
  const bug = (): never => {
    throw new Error('bug');
  };
  const ask = defineStep({
    name: 'ask',
    leadsTo: ['broken'],
    text: 'Nome?',
    input: { kind: 'name', label: 'Nome', check: anyText },
    record: (journey, value) => ({ ...journey, nome: value }),
  });
  const broken = { name: 'broken', leadsTo: ['bye'] };
  const input = { kind: 'text', label: 'Texto', check: anyText } as const;
  const answer = { kind: 'name', label: 'Nome', check: anyText } as const;

  it.each<[string, Step]>([
    ['text', { ...broken, text: bug }],
    ['known', { ...broken, known: bug }],
    ['facts', { ...broken, facts: bug }],
    ['send', { ...broken, send: [{ input: bug, run: async () => undefined }] }],
    ['next', { ...broken, next: bug }],
    ['a stray next', { ...broken, next: () => 'nowhere' }],
    ['a missing target', { ...broken, leadsTo: [] }],
    ['a target that does not exist', { ...broken, leadsTo: ['nowhere'] }],
    ['component props', { ...broken, component: { name: 'cards', props: bug } }],
    ['initial', { ...broken, input: { ...input, initial: bug } }],
    ['options', { ...broken, options: bug }],
    ['no option at all', { ...broken, text: 'E agora?', options: () => [] }],
    ['fetch input', { ...broken, fetch: { input: bug, run: async () => 1, settle: (journey) => journey } }],
  ])('in %s ends at error-general with a report, and what was answered stays answered', (_what, step) => {
    const conversation = aConversation({ steps: [ask, step, bye], delayMs: 0 });
    conversation.start();

    conversation.type('Ana');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toHaveLength(1);
    expect(conversation.all('report')).toMatchObject([{ segment: 'demo', failure: { code: expect.any(String) } }]);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
    expect(conversation.said().slice(0, 2)).toEqual(['bot: Nome?', 'user: Ana']);
  });

  it.each<[string, Step]>([
    ['check', { ...ask, input: { ...answer, check: bug } }],
    ['show', { ...ask, input: { ...answer, show: bug } }],
    ['record', { ...ask, record: bug }],
    ['refusal', { ...ask, input: { ...answer, verify: { run: async () => 1, refusal: bug } } }],
  ])('in %s loses nothing that was typed: it is in the field when the question is asked again', (_what, step) => {
    const conversation = aConversation({ steps: [step, bye], delayMs: 0 });
    conversation.start();

    conversation.type('Ana');
    if (conversation.snapshot().phase.kind === 'verifying') conversation.fetched();
    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([
      { segment: 'demo', step: 'ask', failure: { code: 'unexpected' } },
    ]);

    conversation.choose('again');
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot().draft).toBe('Ana');
  });

  it.each<[string, Step]>([
    ['engine.unknown-step', { ...broken, leadsTo: ['nowhere'] }],
    ['engine.stray-target', { ...broken, next: () => 'nowhere' }],
    ['engine.stray-target', { ...broken, leadsTo: [] }],
    ['engine.no-control', { ...broken, options: () => [] }],
    ['unexpected', { ...broken, text: bug }],
  ])('is reported as what it is: %s', (code, step) => {
    const conversation = aConversation({ steps: [step, bye], delayMs: 0 });

    conversation.start();

    expect(conversation.all('report')).toMatchObject([{ failure: { code } }]);
  });

  it('in settle or fails of a fetch ends at error-general', () => {
    for (const part of ['settle', 'fails'] as const) {
      const fetch = { input: () => 1, run: async () => 1, settle: (journey: object) => journey, [part]: bug };
      const conversation = aConversation({ steps: [{ ...broken, fetch }, bye], delayMs: 0 });
      conversation.start();

      if (part === 'settle') conversation.fetched();
      else conversation.failed('http.failed');

      expect(conversation.where()).toBe('host:error-general waiting');
      expect(conversation.all('report')).toHaveLength(1);
    }
  });

  it('behind an option of error-general itself leads back to error-general', () => {
    const host = aHost();
    const apology = host.steps['error-general'];
    const again = [{ id: 'again', label: 'Tentar novamente', to: 'broken' }];
    const steps = { ...host.steps, broken: { ...broken, text: bug } };
    const conversation = aConversation({
      host: { ...host, steps: { ...steps, ...(apology && { 'error-general': { ...apology, options: again } }) } },
      steps: [{ ...broken, text: bug }],
      delayMs: 0,
    });
    conversation.start();

    conversation.choose('again');
    conversation.choose('again');

    expect(conversation.where()).toBe('host:error-general waiting');
  });

  it('in error-general itself ends the journey with a report, and never throws', () => {
    const host = aHost();
    const apology = { ...broken, name: 'error-general', text: bug };
    const conversation = aConversation({
      host: { ...host, steps: { 'error-general': apology } },
      steps: [{ ...broken, text: bug }],
      delayMs: 0,
    });

    expect(() => conversation.start()).not.toThrow();

    expect(conversation.snapshot().phase.kind).toBe('ended');
    expect(conversation.all('report')).toMatchObject([{ segment: 'demo' }, { segment: 'host', step: 'error-general' }]);
  });

  it('is reported with its code and place only', () => {
    const conversation = aConversation({
      steps: [
        {
          ...broken,
          text: () => {
            throw new Error('Ana, ana@example.com');
          },
        },
      ],
      delayMs: 0,
    });

    conversation.start();

    expect(conversation.all('report')).toEqual([
      { type: 'report', failure: { code: 'unexpected' }, segment: 'demo', step: 'broken' },
    ]);
    expect(conversation.snapshot().trouble).toEqual({
      failure: { code: 'unexpected' },
      place: { segment: 'demo', step: 'broken' },
      uncertain: false,
      times: 1,
    });
    expect(JSON.stringify(conversation.snapshot())).not.toContain('ana@example.com');
  });
});

describe('the way back to a trouble', () => {
  it('without a trouble to go back to ends at error-general with a report', () => {
    const lost = defineStep({ name: 'lost', leadsTo: ['back-to-trouble'], text: 'Volte.' });
    const conversation = aConversation({ steps: [lost], delayMs: 0 });

    conversation.start();

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.stray-target' } }]);
  });
});
