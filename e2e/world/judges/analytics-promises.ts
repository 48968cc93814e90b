import { isDeepStrictEqual } from 'node:util';
import { createAnalytics, dataLayerEvents, sha256 } from '@consorcio/host/analytics';
import type { Fact } from '@consorcio/shared/events';
import type { ZodMiniType } from 'zod/mini';
import { type EventNote, eventNotes } from '../../documents/event-notes';
import { personalTrace } from '../canaries';
import { promise } from './promises';

/** The event of each fact; a fact that the SPEC has no event for is not in it. */
const eventOf = new Map<string, string>(
  Object.entries<EventNote>(eventNotes).map(([event, { fact }]) => [fact, event]),
);

const schemas: Readonly<Record<string, ZodMiniType>> = dataLayerEvents;

/**
 * Runs the host's analytics for all pages of one journey. The data layer must hold what the engine published, in the same
 * order, each purchase once, and without personal data.
 */
export class AnalyticsWatch {
  /** What the engine asked for. */
  readonly published: Fact[] = [];
  private readonly pushed: { readonly event: string }[] = [];
  private readonly posted: string[] = [];
  private readonly counted = new Set<string>();
  private analytics = this.onAPage();
  private tracked = Promise.resolve();

  track(fact: Fact): void {
    this.tracked = this.analytics(fact);
  }

  /** Only the record of counted purchases survives a page. */
  async pageIsGone(): Promise<void> {
    await this.tracked;
    this.analytics = this.onAPage();
  }

  async isTrue(): Promise<void> {
    await this.tracked;
    const sold = new Set<unknown>();
    const isCounted = ({ name, payload }: Fact) =>
      name !== 'purchase.made' || (!sold.has(payload.propostaID) && Boolean(sold.add(payload.propostaID)));
    const expected = this.published.filter(isCounted).flatMap(({ name }) => eventOf.get(name) ?? []);
    const names = this.pushed.map(({ event }) => event);
    promise(isDeepStrictEqual(names, expected), `The data layer holds ${names}, not ${expected}.`);
    const misfit = this.pushed.find((pushed) => !schemas[pushed.event]?.safeParse(pushed).success);
    promise(misfit === undefined, `The data layer holds an event of another shape: ${JSON.stringify(misfit)}`);
    promise(isDeepStrictEqual(this.posted, names), 'The host app received other events than the data layer.');
    const text = JSON.stringify([this.pushed, this.posted]).replace(/"[0-9a-f]{64}"/g, '');
    promise(!personalTrace.test(text), `The data layer holds ${personalTrace.exec(text)?.[0]}.`);
  }

  private onAPage() {
    return createAnalytics({
      push: (event) => void this.pushed.push(event),
      post: (name) => void this.posted.push(name),
      digest: sha256,
      isNewPurchase: (id) => !this.counted.has(id) && Boolean(this.counted.add(id)),
      report: ({ code }) => promise(false, `Analytics reported ${code}.`),
    });
  }
}
