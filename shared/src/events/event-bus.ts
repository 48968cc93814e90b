import * as z from 'zod/mini';
import { AppError } from '../errors';
import { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents } from './journey-events';

type Listener<N extends JourneyEventName> = (payload: JourneyEventPayload<N>) => void;
type AnyListener = (fact: Fact) => void;

export interface EventBus {
  /**
   * Delivers a fact to every subscriber, in the order in which they subscribed, without fields that its schema does not
   * know. Throws `contract.mismatch` when the fact does not match its schema.
   */
  publish(fact: Fact): void;
  /** Listens to one kind of fact. Returns a function that stops it. */
  subscribe<N extends JourneyEventName>(name: N, listener: Listener<N>): () => void;
  /** Listens to all facts. Returns a function that stops it. */
  subscribeAll(listener: AnyListener): () => void;
}

/**
 * One bus per page, made by the host and passed to segments by value. A listener that throws is reported; the other
 * listeners and the publisher go on.
 */
export function createEventBus(report: (error: unknown) => void): EventBus {
  const subscriptions = new Set<{ readonly listener: AnyListener }>();
  const listen = (listener: AnyListener) => {
    const subscription = { listener };
    subscriptions.add(subscription);
    return () => void subscriptions.delete(subscription);
  };

  return {
    publish(fact) {
      const schema: z.ZodMiniType | undefined = Object.hasOwn(journeyEvents, fact.name)
        ? journeyEvents[fact.name]
        : undefined;
      const parsed = schema?.safeParse(fact.payload);
      if (!parsed?.success) {
        throw new AppError(
          'contract.mismatch',
          `The fact ${fact.name} does not match its schema, so it was not delivered. Compare the publisher with journeyEvents` +
            (parsed ? `: ${z.prettifyError(parsed.error)}` : ': no such fact.'),
        );
      }
      const known = { name: fact.name, payload: parsed.data } as Fact; // parsed by the schema of that name
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue; // an earlier listener has stopped it
        try {
          subscription.listener(known);
        } catch (error) {
          report(error);
        }
      }
    },
    subscribe(name, listener) {
      return listen((fact) => {
        if (isNamed(fact, name)) listener(fact.payload);
      });
    },
    subscribeAll: listen,
  };
}

function isNamed<N extends JourneyEventName>(
  fact: Fact,
  name: N,
): fact is Extract<Fact, { name: N }> & { payload: JourneyEventPayload<N> } {
  return fact.name === name;
}
