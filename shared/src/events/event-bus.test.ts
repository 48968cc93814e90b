import { createEventBus } from './event-bus';
import { type Fact, journeyEvents } from './journey-events';

const shown: Fact = { name: 'plans.shown', payload: { cards: 3 } };
const noReport = (error: unknown) => {
  throw error;
};

describe('createEventBus', () => {
  it('delivers a fact to every subscriber, in the order in which they subscribed', () => {
    const bus = createEventBus(noReport);
    const heard: string[] = [];
    bus.subscribe('plans.shown', ({ cards }) => heard.push(`first ${cards}`));
    bus.subscribeAll((fact) => heard.push(`all ${fact.name}`));
    bus.subscribe('plans.shown', ({ cards }) => heard.push(`last ${cards}`));
    bus.subscribe('lead.saved', () => heard.push('never'));

    bus.publish(shown);

    expect(heard).toEqual(['first 3', 'all plans.shown', 'last 3']);
  });

  it.each<[string, unknown]>([
    ['a payload of another shape', { name: 'plans.shown', payload: { cards: '3' } }],
    ['no payload', { name: 'lead.saved' }],
    ['a fact that does not exist', { name: 'plans.hidden', payload: {} }],
    ['a name that every object has', { name: 'toString', payload: {} }],
  ])('refuses %s and delivers nothing', (_what, fact) => {
    const bus = createEventBus(noReport);
    const heard = jest.fn();
    bus.subscribeAll(heard);

    expect(() => bus.publish(fact as Fact)).toThrow(expect.objectContaining({ code: 'contract.mismatch' }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('refuses a fact without repeating its content in the message', () => {
    const bus = createEventBus(noReport);
    const personal = { name: 'personal-data.updated', payload: { email: ['ana@example.com'] } } as unknown as Fact;

    expect(() => bus.publish(personal)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('ana@') }),
    );
  });

  it('delivers only what the schema knows', () => {
    const bus = createEventBus(noReport);
    const heard: unknown[] = [];
    bus.subscribe('plans.shown', (payload) => heard.push(payload));
    bus.subscribeAll(({ payload }) => heard.push(payload));

    bus.publish({ name: 'plans.shown', payload: { cards: 3, cartaoNumero: '4111' } } as Fact);

    expect(heard).toEqual([{ cards: 3 }, { cards: 3 }]);
  });

  it('reports a listener that throws; the other listeners and the publisher go on', () => {
    const reported: unknown[] = [];
    const bus = createEventBus((error) => reported.push(error));
    const bug = new Error('bug');
    const heard = jest.fn();
    bus.subscribe('plans.shown', () => {
      throw bug;
    });
    bus.subscribe('plans.shown', heard);

    bus.publish(shown);

    expect(reported).toEqual([bug]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stops a subscription, even in the middle of a delivery, and stopping twice does no harm', () => {
    const bus = createEventBus(noReport);
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    bus.subscribe('plans.shown', () => {
      heard.push('first');
      for (const stop of stops) stop();
    });
    stops.push(bus.subscribe('plans.shown', () => heard.push('second')));
    stops.push(bus.subscribeAll(() => heard.push('third')));

    bus.publish(shown);
    bus.publish(shown);

    expect(heard).toEqual(['first', 'first']);
  });

  it('keeps two subscriptions of the same listener apart', () => {
    const bus = createEventBus(noReport);
    const listener = jest.fn();
    const stop = bus.subscribeAll(listener);
    bus.subscribeAll(listener);

    bus.publish(shown);
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    bus.publish(shown);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('delivers what a listener publishes; a listener added meanwhile receives the next fact only', () => {
    const bus = createEventBus(noReport);
    const heard: string[] = [];
    bus.subscribe('plans.shown', () => {
      bus.subscribe('plans.shown', () => heard.push('late'));
      bus.publish({ name: 'lead.saved', payload: { LeadID: 7 } });
    });
    bus.subscribe('lead.saved', ({ LeadID }) => heard.push(`lead ${LeadID}`));

    bus.publish(shown);

    expect(heard).toEqual(['lead 7']);
  });
});

describe('journeyEvents', () => {
  it('names facts in the past tense, as noun.past-participle', () => {
    for (const name of Object.keys(journeyEvents)) expect(name).toMatch(/^[a-z-]+\.([a-z-]+(ed|en|wn|de)|found)$/);
  });
});
