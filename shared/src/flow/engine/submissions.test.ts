import { aTalk } from '../../testing/talk';
import { defineStep } from '../step';
import { before, create, keys, requests, sending, submission } from './testing/lead-talk';

describe('a request that creates something', () => {
  it('is marked as sending in the snapshot before it goes out, under a key of its own', () => {
    const talk = sending();

    expect(talk.where()).toBe('demo:create fetching');
    expect(submission(talk)).toEqual({ key: keys(talk)[0], state: 'sending' });
    expect(keys(talk)[0]).toMatch(/^journey-1:lead:\w+$/);
    expect(keys(talk)[0]).not.toContain('a@b.c');
  });

  it('is sent once: the same data are not sent again, and the conversation continues without waiting', () => {
    const talk = sending();
    talk.fetched(7);
    expect(submission(talk)?.state).toBe('sent');

    talk.choose('once-more');

    expect(talk.where()).toBe('demo:after waiting');
    expect(requests(talk)).toHaveLength(1);
    expect(talk.all('publish')).toHaveLength(1);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('is sent again, with another key, once its data changed', () => {
    const talk = sending();
    talk.fetched(7);
    talk.choose('change');

    talk.type('other@b.c');
    talk.fetched(8);

    expect(new Set(keys(talk)).size).toBe(2);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(8);
  });

  it('with other data is no repeat: nobody was told about it', () => {
    const talk = sending();
    talk.failed('network.timeout');
    talk.take({ ...talk.snapshot(), journey: { email: 'other@b.c' } });

    talk.choose('again');

    expect(submission(talk)).toEqual({ key: keys(talk)[1], state: 'sending' });
  });

  it('goes out again after a clear refusal, with the same key', () => {
    const talk = sending();
    talk.failed({ code: 'http.refused', status: 400 });
    expect(submission(talk)?.state).toBe('failed');
    expect(talk.snapshot().trouble?.uncertain).toBe(false);

    talk.choose('again');

    expect(keys(talk)).toHaveLength(2);
    expect(new Set(keys(talk)).size).toBe(1);
  });

  it('is not sent again by events that arrive twice', () => {
    const talk = sending();

    talk.happen({ type: 'started' });
    talk.happen({ type: 'segment-ready', segment: 'demo' });

    expect(talk.where()).toBe('demo:create fetching');
    expect(requests(talk)).toHaveLength(1);
    expect(submission(talk)?.state).toBe('sending');
    talk.fetched(7);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('stays marked as sent when the step after it breaks', () => {
    const broken = defineStep({
      name: 'after',
      leadsTo: ['end'],
      text: () => {
        throw new Error('bug');
      },
    });
    const talk = aTalk({ steps: [before, create, broken], delayMs: 0 });
    talk.start();
    talk.type('a@b.c');

    talk.fetched(7);

    expect(talk.where()).toBe('host:error-general waiting');
    expect(submission(talk)?.state).toBe('sent');
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
    expect(talk.all('report')).toMatchObject([{ step: 'after' }]);
  });

  it('has the same key for the same data, and another key for other data', () => {
    const [one] = keys(sending());
    const [same] = keys(sending());
    const [other] = keys(sending('other@b.c'));

    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});
