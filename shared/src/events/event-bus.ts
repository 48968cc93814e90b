import type { Fact, JourneyEventName, JourneyEventPayload } from './journey-events';

type Listener<N extends JourneyEventName> = (payload: JourneyEventPayload<N>) => void;
type AnyListener = (fact: Fact) => void;

export type EventBus = ReturnType<typeof createEventBus>;

/**
 * One bus per page, made by the host and passed to segments by value. A listener that throws is reported; the other
 * listeners and the publisher go on. `parse` checks each fact before it is delivered: tests pass `parseFact`, and the page parses
 * in its analytics, whose code loads later.
 */
export function createEventBus(report: (error: unknown) => void, parse = (fact: Fact): Fact => fact) {
  const subscriptions = new Set<{ readonly listener: AnyListener }>();
  const listen = (listener: AnyListener) => {
    const subscription = { listener };
    subscriptions.add(subscription);
    return () => void subscriptions.delete(subscription);
  };

  return {
    /** Delivers a fact to every subscriber, in the order in which they subscribed. Throws the error of `parse`. */
    publish(fact: Fact): void {
      const known = parse(fact);
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue; // an earlier listener has stopped it
        try {
          subscription.listener(known);
        } catch (error) {
          report(error);
        }
      }
    },
    /** Listens to one kind of fact. Returns a function that stops it. */
    subscribe<N extends JourneyEventName>(name: N, listener: Listener<N>): () => void {
      return listen((fact) => {
        if (fact.name === name) listener(fact.payload as JourneyEventPayload<N>); // that of its name
      });
    },
    /** Listens to all facts. Returns a function that stops it. */
    subscribeAll: listen,
  };
}
