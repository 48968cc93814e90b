import { aBrand } from '../../testing/builders';
import { anyText, aSegment } from '../../testing/segments';
import { aTalk, type EngineTalk } from '../../testing/talk';
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
  const talk = aTalk({ steps, delayMs: 0 });
  talk.start();
  return talk;
};
const times = (talk: EngineTalk) => talk.snapshot().trouble?.times;

describe('how often a place failed since it last worked', () => {
  it('is counted over retries, also through other steps and a reload', () => {
    const talk = starting(pause, look, verified);
    talk.choose('look');
    talk.failed('http.failed');
    expect(times(talk)).toBe(1);
    talk.choose('again');
    talk.failed('network.timeout');
    expect(times(talk)).toBe(2);
    talk.reload();
    talk.choose('again');
    talk.failed({ code: 'http.refused', status: 400 });
    expect(times(talk)).toBe(3);
  });

  it('starts again when the place worked', () => {
    const talk = starting(pause, look, verified);
    talk.choose('look');
    talk.failed('http.failed');
    talk.choose('again');
    talk.fetched();
    talk.choose('look');
    talk.failed('http.failed');
    expect(times(talk)).toBe(1);
  });

  it('goes on when another place failed in between', () => {
    const explained: Step = { ...look, ...(look.fetch && { fetch: { ...look.fetch, fails: () => 'pause' } }) };
    const talk = starting(pause, explained, verified);
    talk.choose('look');
    talk.failed('http.failed');
    talk.choose('name');
    talk.type('Ana');
    talk.failed('http.failed');
    expect(times(talk)).toBe(1);
    talk.choose('again');
    talk.type('Ana');
    talk.fetched();
    talk.failed('http.failed');
    expect(times(talk)).toBe(2);
  });

  it('counts a segment that does not load', () => {
    const leave = defineStep({
      name: 'leave',
      leadsTo: ['exit:on'],
      text: 'Vamos?',
      options: [{ id: 'go', label: 'Vamos', to: 'exit:on' }],
    });
    const talk = aTalk({ steps: [leave], itinerary: { 'demo:on': { segment: 'other' } }, delayMs: 0 });
    talk.start();
    talk.choose('go');
    talk.cannotLoad('other');
    talk.choose('again');
    talk.cannotLoad('other');
    expect(times(talk)).toBe(2);
    talk.ready(aSegment('other', [pause]));
    expect(talk.where()).toContain('other:');
  });

  it('is known where the step decides where the failure leads', () => {
    const fails = jest.fn<'error-general', unknown[]>(() => 'error-general');
    const failing: Step = { ...look, ...(look.fetch && { fetch: { ...look.fetch, fails } }) };
    const talk = starting(pause, failing, verified);
    talk.choose('look');
    talk.failed('http.failed');
    talk.choose('again');
    talk.failed('http.failed');

    expect(fails).toHaveBeenLastCalledWith(
      { code: 'http.failed' },
      expect.objectContaining({ trouble: expect.objectContaining({ times: 2, uncertain: false }) }),
    );
  });
});

describe('a question whose answers the server does not accept', () => {
  const options = (talk: EngineTalk, step: Step) => {
    const { journey, trouble } = talk.snapshot();
    return optionsOf(step, { journey, brand: aBrand(), now: 0, ...(trouble && { trouble }) }).map(({ id }) => id);
  };

  it('offers the specialists after the second refusal in a row, and keeps its field', () => {
    const talk = starting(verified, look, pause);
    talk.type('rude');
    talk.fetched('rude');
    expect(options(talk, verified)).toEqual([]);
    talk.type('rude');
    talk.fetched('rude');
    expect(options(talk, verified)).toEqual(['especialistas']);
    talk.choose('especialistas');
    expect(talk.all('open-specialists')).toHaveLength(1);
    expect(talk.snapshot().phase).toMatchObject({ kind: 'waiting' });
    expect(options(talk, look)).toEqual([]);

    talk.type('Ana');
    talk.fetched('fine');
    expect(talk.where()).toBe('demo:look fetching');
  });

  it('does not offer them twice', () => {
    const withPerson: Step = { ...verified, opens: ['specialists'], options: [specialistsOption] };
    const talk = starting(withPerson, look, pause);
    for (let count = 0; count < 2; count += 1) {
      talk.type('rude');
      talk.fetched('rude');
    }

    expect(options(talk, withPerson)).toEqual(['especialistas']);
  });
});
