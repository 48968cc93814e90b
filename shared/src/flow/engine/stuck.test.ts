import { aBrand } from '../../testing/builders';
import { aConversation, type EngineConversation } from '../../testing/conversation';
import { anyText, aSegment } from '../../testing/segments';
import { optionsOf } from '../read-step';
import { specialistsOption } from '../specialists';
import { defineStep, type Step } from '../step';

const verified = defineStep({
  name: 'verified',
  leadsTo: ['look', 'error-general'],
  text: 'Nome?',
  input: {
    kind: 'name',
    label: 'Nome',
    check: anyText,
    verify: { run: async () => undefined, refusal: (value) => (value === 'rude' ? 'Use outro nome.' : undefined) },
  },
  next: () => 'look',
});
const look: Step = {
  name: 'look',
  leadsTo: ['pause', 'verified', 'error-general'],
  fetch: { input: () => undefined, run: async () => 1, settle: (journey) => journey },
  text: 'Olhei.',
  next: () => 'pause',
};
const pause = defineStep({
  name: 'pause',
  leadsTo: ['look', 'verified'],
  text: 'E agora?',
  options: [
    { id: 'look', label: 'Olhar', to: 'look' },
    { id: 'name', label: 'Nome', to: 'verified' },
  ],
});

const starting = (...steps: readonly Step[]) => {
  const conversation = aConversation({ steps, delayMs: 0 });
  conversation.start();
  return conversation;
};
const times = (conversation: EngineConversation) => conversation.snapshot().trouble?.times;

describe('how often a place failed since it last worked', () => {
  it('is counted over retries, also through other steps and a reload', () => {
    const conversation = starting(pause, look, verified);
    conversation.choose('look');
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(1);
    conversation.choose('again');
    conversation.failed('network.timeout');
    expect(times(conversation)).toBe(2);
    conversation.reload();
    conversation.choose('again');
    conversation.failed({ code: 'http.refused', status: 400 });
    expect(times(conversation)).toBe(3);
  });

  it('starts again when the place worked', () => {
    const conversation = starting(pause, look, verified);
    conversation.choose('look');
    conversation.failed('http.failed');
    conversation.choose('again');
    conversation.fetched();
    conversation.choose('look');
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(1);
  });

  it('goes on when another place failed in between', () => {
    const explained: Step = { ...look, ...(look.fetch && { fetch: { ...look.fetch, fails: () => 'pause' } }) };
    const conversation = starting(pause, explained, verified);
    conversation.choose('look');
    conversation.failed('http.failed');
    conversation.choose('name');
    conversation.type('Ana');
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(1);
    conversation.choose('again');
    conversation.type('Ana');
    conversation.fetched();
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(2);
  });

  it('counts a segment that does not load', () => {
    const leave = defineStep({
      name: 'leave',
      leadsTo: ['exit:on'],
      text: 'Vamos?',
      options: [{ id: 'go', label: 'Vamos', to: 'exit:on' }],
    });
    const conversation = aConversation({ steps: [leave], itinerary: { 'demo:on': { segment: 'other' } }, delayMs: 0 });
    conversation.start();
    conversation.choose('go');
    conversation.cannotLoad('other');
    conversation.choose('again');
    conversation.cannotLoad('other');
    expect(times(conversation)).toBe(2);
    conversation.ready(aSegment('other', [pause]));
    expect(conversation.where()).toContain('other:');
  });

  it('is known where the step decides where the failure leads', () => {
    const fails = jest.fn<'error-general', unknown[]>(() => 'error-general');
    const failing: Step = { ...look, ...(look.fetch && { fetch: { ...look.fetch, fails } }) };
    const conversation = starting(pause, failing, verified);
    conversation.choose('look');
    conversation.failed('http.failed');
    conversation.choose('again');
    conversation.failed('http.failed');

    expect(fails).toHaveBeenLastCalledWith(
      { code: 'http.failed' },
      expect.objectContaining({ trouble: expect.objectContaining({ times: 2, uncertain: false }) }),
    );
  });
});

describe('a question whose answers the server does not accept', () => {
  const options = (conversation: EngineConversation, step: Step) => {
    const { journey, trouble } = conversation.snapshot();
    return optionsOf(step, { journey, brand: aBrand(), now: 0, ...(trouble && { trouble }) }).map(({ id }) => id);
  };

  it('offers the specialists after the second refusal in a row, and keeps its field', () => {
    const conversation = starting(verified, look, pause);
    conversation.type('rude');
    conversation.fetched('rude');
    expect(options(conversation, verified)).toEqual([]);
    conversation.type('rude');
    conversation.fetched('rude');
    expect(options(conversation, verified)).toEqual(['especialistas']);
    conversation.choose('especialistas');
    expect(conversation.all('publish')).toHaveLength(1);
    expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting' });
    expect(options(conversation, look)).toEqual([]);

    conversation.type('Ana');
    conversation.fetched('fine');
    expect(conversation.where()).toBe('demo:look fetching');
  });

  it('does not offer them twice', () => {
    const withPerson: Step = { ...verified, opens: ['specialists'], options: [specialistsOption] };
    const conversation = starting(withPerson, look, pause);
    for (let count = 0; count < 2; count += 1) {
      conversation.type('rude');
      conversation.fetched('rude');
    }

    expect(options(conversation, withPerson)).toEqual(['especialistas']);
  });
});
