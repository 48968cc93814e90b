import * as z from 'zod/mini';
import { AppError } from '../errors';
import { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents } from './journey-events';

type Listener<N extends JourneyEventName> = (payload: JourneyEventPayload<N>) => void;
type AnyListener = (fact: Fact) => void;

export interface EventBus {
  /**
   * Delivers a fact to every subscriber, in the order they came: what its schema knows of it and nothing else. Throws
   * `contract.mismatch` when it breaks its schema.
   */
  publish(fact: Fact): void;
  /** Listens to one fact. Returns the way to stop. */
  subscribe<N extends JourneyEventName>(name: N, listener: Listener<N>): () => void;
  /** Listens to all of them, for logs and bridges. Returns the way to stop. */
  subscribeAll(listener: AnyListener): () => void;
}

/**
 * One bus a page, made by the host and passed to segments by value. A listener that throws is reported and never keeps
 * the others, or the publisher, from going on.
 */
export function createEventBus(report: (error: unknown) => void): EventBus {
  const subscriptions = new Set<{ readonly hear: AnyListener }>();
  const listen = (hear: AnyListener) => {
    const subscription = { hear };
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
          `The fact ${fact.name} does not match its schema, so nobody heard it. Compare the publisher with journeyEvents` +
            (parsed ? `: ${z.prettifyError(parsed.error)}` : ': no such fact.'),
        );
      }
      const known = { name: fact.name, payload: parsed.data } as Fact; // the schema of that name said so
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue; // an earlier listener stopped it
        try {
          subscription.hear(known);
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
