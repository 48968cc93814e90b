import { createEventBus } from './event-bus';
import { type Fact, journeyEvents } from './journey-events';
import { parseFact } from './parse-fact';

const shown: Fact = { name: 'plans.shown', payload: { cards: 3 } };
const noReport = (error: unknown) => {
  throw error;
};

describe('createEventBus', () => {
  it('delivers a fact to every subscriber, in the order in which they subscribed', () => {
    const bus = createEventBus(noReport);
    const received: string[] = [];
    bus.subscribe('plans.shown', ({ cards }) => received.push(`first ${cards}`));
    bus.subscribeAll((fact) => received.push(`all ${fact.name}`));
    bus.subscribe('plans.shown', ({ cards }) => received.push(`last ${cards}`));
    bus.subscribe('lead.saved', () => received.push('never'));

    bus.publish(shown);

    expect(received).toEqual(['first 3', 'all plans.shown', 'last 3']);
  });

  it.each<[string, unknown]>([
    ['a payload of another shape', { name: 'plans.shown', payload: { cards: '3' } }],
    ['no payload', { name: 'lead.saved' }],
    ['a fact that does not exist', { name: 'plans.hidden', payload: {} }],
    ['a name that every object has', { name: 'toString', payload: {} }],
  ])('refuses %s and delivers nothing', (_what, fact) => {
    const bus = createEventBus(noReport, parseFact);
    const received = jest.fn();
    bus.subscribeAll(received);

    expect(() => bus.publish(fact as Fact)).toThrow(expect.objectContaining({ code: 'contract.mismatch' }));
    expect(received).not.toHaveBeenCalled();
  });

  it('refuses a fact without repeating its content in the message', () => {
    const personal = { name: 'personal-data.updated', payload: { email: ['ana@example.com'] } } as unknown as Fact;
    const silent = expect.not.objectContaining({ message: expect.stringContaining('ana@') });
    expect(() => createEventBus(noReport, parseFact).publish(personal)).toThrow(silent);
  });

  it('delivers only fields that the schema knows', () => {
    const bus = createEventBus(noReport, parseFact);
    const received: unknown[] = [];
    bus.subscribe('plans.shown', (payload) => received.push(payload));
    bus.subscribeAll(({ payload }) => received.push(payload));

    bus.publish({ name: 'plans.shown', payload: { cards: 3, cartaoNumero: '4111' } } as Fact);

    expect(received).toEqual([{ cards: 3 }, { cards: 3 }]);
  });

  it('reports a listener that throws, and still calls the other listeners', () => {
    const [report, received] = [jest.fn(), jest.fn()];
    const bus = createEventBus(report);
    const bug = new Error('bug');
    bus.subscribe('plans.shown', () => noReport(bug));
    bus.subscribe('plans.shown', received);
    bus.publish(shown);

    expect(report.mock.calls).toEqual([[bug]]);
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('stops a subscription, even in the middle of a delivery, and stopping twice does no harm', () => {
    const bus = createEventBus(noReport);
    const received: string[] = [];
    const stops: (() => void)[] = [];
    bus.subscribe('plans.shown', () => {
      received.push('first');
      for (const stop of stops) stop();
    });
    stops.push(bus.subscribe('plans.shown', () => received.push('second')));
    stops.push(bus.subscribeAll(() => received.push('third')));

    bus.publish(shown);
    bus.publish(shown);

    expect(received).toEqual(['first', 'first']);
  });

  it('keeps two subscriptions of the same listener apart', () => {
    const bus = createEventBus(noReport);
    const listener = jest.fn();
    const [stop] = [bus.subscribeAll(listener), bus.subscribeAll(listener)];

    bus.publish(shown);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    bus.publish(shown);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('delivers facts that a listener publishes; a listener added during a delivery receives only later facts', () => {
    const bus = createEventBus(noReport);
    const received: string[] = [];
    bus.subscribe('plans.shown', () => {
      bus.subscribe('plans.shown', () => received.push('late'));
      bus.publish({ name: 'lead.saved', payload: { LeadID: 7 } });
    });
    bus.subscribe('lead.saved', ({ LeadID }) => received.push(`lead ${LeadID}`));

    bus.publish(shown);

    expect(received).toEqual(['lead 7']);
  });
});

it('names facts in the past tense, as noun.past-participle', () => {
  for (const name of Object.keys(journeyEvents)) expect(name).toMatch(/^[a-z-]+\.([a-z-]+(ed|en|wn|de)|found)$/);
});
