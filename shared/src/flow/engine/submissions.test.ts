import { aConversation } from '../../testing/conversation';
import { defineStep } from '../step';
import { before, create, keys, requests, sending, submission } from './testing/lead-conversation';

describe('a request that creates something', () => {
  it('is marked as sending in the snapshot before it goes out, under a key of its own', () => {
    const conversation = sending();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(submission(conversation)).toEqual({ key: keys(conversation)[0], state: 'sending' });
    expect(keys(conversation)[0]).toMatch(/^journey-1:lead:\w+$/);
    expect(keys(conversation)[0]).not.toContain('a@b.c');
  });

  it('is sent once: the same data are not sent again, and the conversation continues without waiting', () => {
    const conversation = sending();
    conversation.fetched(7);
    expect(submission(conversation)?.state).toBe('sent');

    conversation.choose('once-more');

    expect(conversation.where()).toBe('demo:after waiting');
    expect(requests(conversation)).toHaveLength(1);
    expect(conversation.all('publish')).toHaveLength(1);
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('is sent again, with another key, once its data changed', () => {
    const conversation = sending();
    conversation.fetched(7);
    conversation.choose('change');

    conversation.type('other@b.c');
    conversation.fetched(8);

    expect(new Set(keys(conversation)).size).toBe(2);
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(8);
  });

  it('with other data is no repeat: nobody was told about it', () => {
    const conversation = sending();
    conversation.failed('network.timeout');
    conversation.take({ ...conversation.snapshot(), journey: { email: 'other@b.c' } });

    conversation.choose('again');

    expect(submission(conversation)).toEqual({ key: keys(conversation)[1], state: 'sending' });
  });

  it('goes out again after a clear refusal, with the same key', () => {
    const conversation = sending();
    conversation.failed({ code: 'http.refused', status: 400 });
    expect(submission(conversation)?.state).toBe('failed');
    expect(conversation.snapshot().trouble?.uncertain).toBe(false);

    conversation.choose('again');

    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
  });

  it('is not sent again by events that arrive twice', () => {
    const conversation = sending();

    conversation.happen({ type: 'started' });
    conversation.happen({ type: 'segment-ready', segment: 'demo' });

    expect(conversation.where()).toBe('demo:create fetching');
    expect(requests(conversation)).toHaveLength(1);
    expect(submission(conversation)?.state).toBe('sending');
    conversation.fetched(7);
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('stays marked as sent when the step after it breaks', () => {
    const broken = defineStep({
      name: 'after',
      leadsTo: ['end'],
      text: () => {
        throw new Error('bug');
      },
    });
    const conversation = aConversation({ steps: [before, create, broken], delayMs: 0 });
    conversation.start();
    conversation.type('a@b.c');

    conversation.fetched(7);

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(submission(conversation)?.state).toBe('sent');
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(7);
    expect(conversation.all('report')).toMatchObject([{ step: 'after' }]);
  });

  it('has the same key for the same data, and another key for other data', () => {
    const [one] = keys(sending());
    const [same] = keys(sending());
    const [other] = keys(sending('other@b.c'));

    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});
