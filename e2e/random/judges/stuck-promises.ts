import { type EngineEvent, isAvailable, type Place, type Snapshot, type StepOption } from '@consorcio/shared/flow';
import { promise } from './promises';

/** The targets that lead to the failed step again, besides the step itself. */
const repeating: ReadonlySet<string> = new Set(['back-to-trouble', 'health-check']);
const requesting: ReadonlySet<string> = new Set(['fetching', 'verifying', 'submitting', 'arriving']);

/**
 * After a step has failed twice in a row, the visitor is offered a person, and a way that does not repeat the failed step. A
 * refusal, a failure without an answer and a segment that does not load are three kinds: the first one of each kind may ask for a
 * repetition.
 */
export class StuckWatch {
  private failing: (Place & { readonly kind: Kind }) | undefined;
  private times = 0;
  private isExplained = true;

  look(event: EngineEvent, before: Snapshot, after: Snapshot): void {
    if (after === before || !requesting.has(before.phase.kind)) return;
    const { place } = before;
    if (event.type === 'request-done' && event.outcome.ok) {
      if (this.failing && isSame(this.failing, place)) this.failing = undefined;
      return;
    }
    const isFailure = event.type === 'request-done' || event.type === 'segment-failed';
    if (!isFailure && after.trouble !== before.trouble) this.failing = undefined; // a request that a reload interrupted
    // A refused form stays open with its reason.
    if (!isFailure || (after.phase.kind === 'waiting' && after.phase.problem !== undefined)) return;
    const kind = kindOf(event);
    const isAgain = this.failing && isSame(this.failing, place) && this.failing.kind === kind;
    this.times = isAgain ? this.times + 1 : 1;
    this.failing = { ...place, kind };
    this.isExplained = false;
  }

  /** The conversation waits with these options. */
  waits({ place }: Snapshot, options: readonly StepOption[]): void {
    const { failing, times, isExplained } = this;
    this.isExplained = true;
    // A failure that leads to another segment left its step behind.
    if (!failing || isExplained || times < 2 || (place.segment !== 'host' && place.segment !== failing.segment)) return;
    const where = `${failing.step ?? failing.segment} failed ${times} times, and ${place.step}`;
    promise(
      options.some(({ opens }) => opens === 'specialists'),
      `${where} offers no person.`,
    );
    const others = options.filter((option) => !option.opens && isAvailable(option) && !repeats(option.to, failing));
    promise(others.length > 0, `${where} offers only the same again.`);
  }
}

type Kind = 'refused' | 'failed' | 'not-loaded';

function kindOf(event: EngineEvent): Kind {
  if (event.type === 'segment-failed') return 'not-loaded';
  const isRefused = event.type === 'request-done' && !event.outcome.ok && event.outcome.failure.code === 'http.refused';
  return isRefused ? 'refused' : 'failed';
}

function repeats(target: string, { step }: Place): boolean {
  return target === step || repeating.has(target);
}

function isSame(one: Place, other: Place): boolean {
  return one.segment === other.segment && one.step === other.step;
}
