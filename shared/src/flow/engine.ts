import type { Brand, Journey } from '../entities';
import { type Failure, isUnknownOutcome, toFailure } from '../errors';
import type { Fact } from '../events';
import type { Answer, Effect, EngineEvent, Outcome } from './engine-events';
import { fingerprint } from './fingerprint';
import { adoptState, journeyOf, withJourney, withoutPurchase } from './journey-parts';
import type { Place, Scene, Trouble } from './scene';
import type { Itinerary, Segment } from './segment';
import { type Message, type Phase, SNAPSHOT_VERSION, type Snapshot, type UnderWay } from './snapshot';
import { bubblesOf, hasControl, isAvailable, optionsOf, type Step, waitsForVisitor } from './step';

/** What the engine knows besides the snapshot. Segments join as they load. */
export interface World {
  readonly segments: Readonly<Record<string, Segment>>;
  readonly itinerary: Itinerary;
  readonly brand: Brand;
  /** ms before a bot message: the brand's fake-load delay, or 0 under reduced motion. */
  readonly delayMs: number;
}

export interface Transition {
  readonly snapshot: Snapshot;
  readonly effects: readonly Effect[];
}

/** Steps the talk may take without a word from the visitor before it counts as lost. */
const STEP_CAP = 60;
/** ms between two bubbles of one step, the SPEC's pause before a CEP or a Pix is tried again. SPEC section 9. */
const BUBBLE_GAP = 500;

/** Where the host's own steps live. */
const HOST = 'host';

/** A journey that has not said a word yet, standing before a place. */
export function newJourney(journeyId: string, brandId: string, place: Place): Snapshot {
  return {
    version: SNAPSHOT_VERSION,
    journeyId,
    brandId,
    place,
    phase: { kind: 'arriving', since: 0 },
    journey: {},
    own: {},
    transcript: [],
    draft: '',
    kept: {},
    submissions: {},
    walked: 0,
    token: 0,
  };
}

/**
 * The engine: what an event makes of a journey, and what is to be done about it. Pure, so it can be replayed, fuzzed and
 * resumed. An event that no longer fits (a second click, a late answer) changes nothing. Whatever a step throws ends at
 * `error-general` with a report, never in a frozen page, and what was answered and sent until then stays so. Plays the
 * rules of "How a step plays" (conversation.md).
 */
export function transition(before: Snapshot, event: EngineEvent, world: World): Transition {
  const play = new Play(before, event.at, world);
  try {
    play.handle(event);
  } catch (error) {
    play.breakDown(toFailure(error));
  }
  return play.result();
}

/** One transition in the making: a mutable copy of the snapshot and the effects so far. Lives for one event. */
class Play {
  private s: Snapshot;
  private readonly effects: Effect[] = [];

  constructor(
    before: Snapshot,
    private readonly at: number,
    private readonly world: World,
  ) {
    this.s = before;
  }

  result(): Transition {
    return { snapshot: this.s, effects: this.effects };
  }

  handle(event: EngineEvent): void {
    const { phase } = this.s;
    switch (event.type) {
      case 'started':
        this.adoptStates();
        if (phase.kind === 'arriving' && !phase.again) this.enter();
        return;
      case 'resumed':
        this.adoptStates();
        return this.resume();
      case 'delay-over':
        if (phase.kind === 'typing' && phase.token === event.token) this.say(this.step(), phase.bubble);
        return;
      case 'delay-skipped':
        if (phase.kind === 'typing') this.say(this.step(), phase.bubble);
        return;
      case 'request-done':
        if (phase.kind === 'fetching' && phase.token === event.token) this.fetched(this.step(), event.outcome);
        else if (phase.kind === 'verifying' && phase.token === event.token) this.verified(this.step(), event.outcome);
        else if (phase.kind === 'submitting' && phase.token === event.token) this.sent(this.step(), event.outcome);
        return;
      case 'answered':
        if (phase.kind === 'waiting' && phase.token === event.token) this.answered(this.step(), event.answer);
        return;
      case 'submitted':
        if (phase.kind === 'waiting' && phase.token === event.token) this.submit(this.step());
        return;
      case 'drafted':
        if (phase.kind === 'waiting') this.drafted(event.text, phase);
        return;
      case 'segment-ready':
        if (!this.loaded(event.segment)) return;
        this.adoptState(event.segment);
        this.ready(event.segment);
        return;
      case 'segment-failed':
        if (phase.kind === 'arriving' && event.segment === this.s.place.segment && !this.loaded())
          this.cannotLoad(event.failure);
        return;
    }
  }

  /** Leaves a journey that a bug would otherwise freeze at a live control. */
  breakDown(failure: Failure): void {
    this.effects.push({ type: 'report', failure, ...this.s.place });
    const sending = Object.entries(this.s.submissions).filter(([, { state }]) => state === 'sending');
    for (const [intent] of sending) this.submission(intent, 'unknown');
    this.keepDraft();
    this.set({ walked: 0 });
    try {
      this.fail(failure, 'error-general', sending.length > 0);
    } catch (error) {
      // The apology itself is broken: nothing is left to offer.
      this.effects.push({ type: 'report', failure: toFailure(error), ...this.s.place });
      this.set({ phase: { kind: 'ended' } });
    }
  }

  private set(change: Partial<Snapshot>): void {
    this.s = { ...this.s, ...change };
  }

  private scene(): Scene {
    const { trouble } = this.s;
    return { journey: this.journey(), brand: this.world.brand, now: this.at, ...(trouble && { trouble }) };
  }

  /** The journey as the segment of the present place sees it. */
  private journey(): Journey {
    return journeyOf(this.s, this.s.place.segment);
  }

  private record(journey: Journey): void {
    const name = this.s.place.segment;
    this.set(withJourney(this.s, this.world.segments[name] ?? { name }, journey));
  }

  private adoptStates(): void {
    for (const segment of Object.keys(this.world.segments)) this.adoptState(segment);
  }

  /** What a segment stored earlier is parsed by the build that is here now. What cannot be read is reported and dropped. */
  private adoptState(name: string): void {
    const { broken, ...parts } = adoptState(this.s, this.world.segments[name] ?? { name });
    if (parts.journey !== this.s.journey || parts.own !== this.s.own) this.set(parts);
    if (broken.length === 0) return;
    this.effects.push({ type: 'report', failure: { code: 'storage.unreadable' }, segment: name, step: '' });
  }

  private loaded(segment = this.s.place.segment): boolean {
    return Object.hasOwn(this.world.segments, segment);
  }

  private step(): Step {
    const step = this.findStep();
    if (!step) throw coded('engine.unknown-step', `No step ${this.s.place.step} in ${this.s.place.segment}.`);
    return step;
  }

  private findStep(): Step | undefined {
    const segment = this.world.segments[this.s.place.segment];
    return segment && Object.hasOwn(segment.steps, this.s.place.step) ? segment.steps[this.s.place.step] : undefined;
  }

  private nextToken(): number {
    this.set({ token: this.s.token + 1 });
    return this.s.token;
  }

  /** Steps into the present place; passes over what is already known. */
  private enter(): void {
    for (;;) {
      const segment = this.world.segments[this.s.place.segment];
      if (!segment) {
        this.set({ phase: { kind: 'arriving', since: this.at }, draft: '' });
        this.effects.push({ type: 'load', segment: this.s.place.segment });
        return;
      }
      if (this.s.place.step === '') this.set({ place: { ...this.s.place, step: segment.entry } });
      const walked = this.s.walked + 1;
      if (walked > STEP_CAP) throw coded('engine.endless-walk', `More than ${STEP_CAP} steps without a visitor.`);
      this.set({ walked, draft: '' });

      const step = this.step();
      if (!step.known?.(this.scene())) return this.begin(step);
      if (!this.moveTo(this.targetOf(step))) return;
    }
  }

  private delayOf(step: Step): number {
    if (step.atOnce || bubblesOf(step, this.scene()).length === 0) return 0;
    const { phase } = this.s;
    // A delay overlaps with the loading that came before it. A clock may have been set back since.
    const waited = phase.kind === 'arriving' && phase.since > 0 ? Math.max(0, this.at - phase.since) : 0;
    return Math.max(0, this.world.delayMs - waited);
  }

  /** A form that went out before the page, or the segment, was gone is answered for before it is asked for again. */
  private begin(step: Step): void {
    const { fetch, submit } = step;
    if (fetch) return this.fetch(step);
    const isOut = submit && this.wishOf(submit.creates, submit.input(this.scene())).earlier?.state === 'sending';
    if (isOut) return this.interrupted(step);
    this.play(step, this.delayOf(step));
  }

  private fetch(step: Step): void {
    const { fetch } = step;
    if (!fetch) return;
    const input = fetch.input(this.scene());
    if (!fetch.creates) return this.request('fetch', input);
    const { key, earlier } = this.wishOf(fetch.creates, input);
    if (earlier?.state === 'sent') return this.play(step, 0);
    if (earlier && isUntold(earlier)) return this.interrupted(step);
    this.create('fetch', fetch.creates.intent, key, input);
  }

  /** The form over the page was handed in. */
  private submit(step: Step): void {
    const { submit } = step;
    if (!submit) return;
    const input = submit.input(this.scene());
    const { key, earlier } = this.wishOf(submit.creates, input);
    this.set({ walked: 0 });
    if (earlier?.state === 'sent') return this.complete(step);
    this.create('submit', submit.creates.intent, key, input);
  }

  /** One key a wish, and what became of the same wish before. */
  private wishOf({ intent, sameAs }: Creation, input: unknown) {
    const key = `${this.s.journeyId}:${intent}:${fingerprint(sameAs(input, this.scene()))}`;
    const earlier = this.s.submissions[intent];
    return { key, earlier: earlier?.key === key ? earlier : undefined };
  }

  /** Marked as on its way before it goes out, so that a reload knows. */
  private create(part: 'fetch' | 'submit', intent: string, key: string, input: unknown): void {
    this.set({ submissions: { ...this.s.submissions, [intent]: { key, state: 'sending' } } });
    this.request(part, input, key);
  }

  private request(part: 'fetch' | 'submit', input: unknown, idempotencyKey?: string): void {
    const token = this.nextToken();
    this.set({ phase: { kind: part === 'fetch' ? 'fetching' : 'submitting', token } });
    const sent = { type: 'request', part, token, ...this.s.place, input } as const;
    this.effects.push(idempotencyKey === undefined ? sent : { ...sent, idempotencyKey });
  }

  private fetched(step: Step, outcome: Outcome): void {
    const { fetch } = step;
    if (!fetch) return;
    if (!outcome.ok) return this.lost(fetch, outcome.failure);
    this.settle(fetch, outcome.value);
    this.play(step, 0);
  }

  private sent(step: Step, outcome: Outcome): void {
    const { submit } = step;
    if (!submit) return;
    const problem = outcome.ok ? undefined : submit.refusal?.(outcome.failure, this.scene());
    if (problem !== undefined) {
      this.submission(submit.creates.intent, 'failed');
      return this.refuse(this.s.draft, problem);
    }
    this.addVisitorMessage(submit.say(this.scene()));
    if (!outcome.ok) return this.lost(submit, outcome.failure);
    this.settle(submit, outcome.value);
    this.complete(step);
  }

  private settle(request: Requested, value: unknown): void {
    this.record(request.settle(this.journey(), value, this.scene()));
    if (request.creates) this.submission(request.creates.intent, 'sent');
    this.publish(request.facts?.(this.scene()));
  }

  private lost(request: Requested, failure: Failure): void {
    const uncertain = request.creates !== undefined && isUnknownOutcome(failure);
    if (request.creates) this.submission(request.creates.intent, uncertain ? 'unknown' : 'failed');
    const journey = request.settleFailure?.(this.journey(), failure, this.scene());
    if (journey) this.record(journey);
    this.publish(request.failureFacts?.(failure, this.scene()));
    this.fail(failure, request.fails?.(failure, this.scene()) ?? 'error-general', uncertain);
  }

  /** A creation went out and the page was gone before its answer: nobody knows, and the visitor is told so first. */
  private interrupted(step: Step): void {
    const outcome: Outcome = { ok: false, failure: { code: 'network.lost' } };
    if (step.submit) this.sent(step, outcome);
    else this.fetched(step, outcome);
  }

  private submission(intent: string, state: Submission['state']): void {
    const submission = this.s.submissions[intent];
    if (!submission) return;
    this.set({ submissions: { ...this.s.submissions, [intent]: { key: submission.key, state } } });
  }

  /** A step that explains what nobody knows the outcome of was said to its end. */
  private uncertaintyIsTold(): void {
    const told = Object.entries(this.s.submissions).map(([intent, submission]) => [
      intent,
      submission.state === 'unknown' ? { ...submission, told: true } : submission,
    ]);
    this.set({ submissions: Object.fromEntries(told) });
  }

  /** Says the step's bubbles, the first after `ms`. */
  private play(step: Step, ms: number): void {
    if (bubblesOf(step, this.scene()).length === 0) return this.spoken(step);
    if (ms <= 0) return this.say(step, 0);
    this.type(0, ms);
  }

  private type(bubble: number, ms: number): void {
    const token = this.nextToken();
    this.set({ phase: { kind: 'typing', token, bubble, ms } });
    this.effects.push({ type: 'wait', token, ms });
  }

  private say(step: Step, bubble: number): void {
    const bubbles = bubblesOf(step, this.scene());
    for (let index = bubble; index < bubbles.length; index += 1) {
      this.addBotMessage(step, bubbles[index] ?? '', index === bubbles.length - 1);
      const gap = Math.min(BUBBLE_GAP, this.world.delayMs);
      if (index < bubbles.length - 1 && gap > 0) return this.type(index + 1, gap);
    }
    this.spoken(step);
  }

  private addBotMessage(step: Step, text: string, last: boolean): void {
    const { component } = step;
    const props = last ? component?.props?.(this.scene()) : undefined;
    const message: Message = {
      id: this.s.transcript.length,
      sender: 'bot',
      text,
      at: this.at,
      ...(step.title !== undefined && { title: step.title }),
      ...(component &&
        last && {
          component: {
            segment: this.s.place.segment,
            name: component.name,
            asks: component.asks !== undefined,
            ...(props !== undefined && { props }),
          },
        }),
    };
    this.set({ transcript: [...this.s.transcript, message] });
    this.effects.push({ type: 'say', message });
  }

  private spoken(step: Step): void {
    if (!waitsForVisitor(step)) return this.complete(step);
    if (!hasControl(step, this.scene())) throw coded('engine.no-control', `${step.name} waits and offers nothing.`);
    if (this.s.trouble?.uncertain) this.uncertaintyIsTold();
    const token = this.nextToken();
    const draft = this.s.kept[step.name] ?? step.input?.initial?.(this.scene()) ?? '';
    this.set({ phase: { kind: 'waiting', token }, draft });
  }

  /** The visitor is typing: an earlier refusal goes while it is being mended. */
  private drafted(text: string, { token, problem }: Extract<Phase, { kind: 'waiting' }>): void {
    this.set({ draft: text, ...(problem !== undefined && { phase: { kind: 'waiting', token } }) });
  }

  private answered(step: Step, answer: Answer): void {
    switch (answer.kind) {
      case 'option':
        return this.chosen(step, answer.id);
      case 'typed':
        return this.typed(step, answer.text);
      case 'component': {
        const asks = step.component?.asks ?? step.overlay?.asks;
        const parsed = asks?.answer.safeParse(answer.value);
        if (asks && parsed?.success) this.commit(step, parsed.data, asks.say(parsed.data, this.scene()));
        return;
      }
    }
  }

  private chosen(step: Step, id: string): void {
    const option = optionsOf(step, this.scene()).find((candidate) => candidate.id === id);
    if (!option || !isAvailable(option)) return;
    if (option.to === 'especialistas') {
      this.effects.push(
        { type: 'open-specialists' },
        { type: 'publish', fact: { name: 'specialists.requested', payload: { step: step.name } } },
      );
      return;
    }
    const journey = option.record?.(this.journey(), this.scene());
    this.addVisitorMessage(option.label);
    if (journey) this.record(journey);
    this.set({ kept: this.keptWithout(step), draft: '', walked: 0 });
    if (option.to !== 'back-to-trouble') this.set({ trouble: undefined });
    this.finish(step, option.facts ?? step.facts);
    this.go(option.to);
  }

  private typed(step: Step, text: string): void {
    const { input } = step;
    if (!input) return;
    this.set({ draft: text });
    const checked = input.check(text, this.scene());
    if (!checked.ok) return this.refuse(text, checked.message);
    if (!input.verify) return this.commit(step, checked.value, input.show?.(checked.value) ?? text.trim());
    const token = this.nextToken();
    this.set({ phase: { kind: 'verifying', token } });
    this.effects.push({ type: 'request', part: 'verify', token, ...this.s.place, input: checked.value });
  }

  private verified(step: Step, outcome: Outcome): void {
    const { input } = step;
    if (!input?.verify) return;
    const text = this.s.draft;
    if (!outcome.ok) {
      this.keepDraft();
      return this.fail(outcome.failure, input.verify.fails?.(outcome.failure, this.scene()) ?? 'error-general');
    }
    const refusal = input.verify.refusal(outcome.value, this.scene());
    if (refusal !== undefined) return this.refuse(text, refusal);
    const checked = input.check(text, this.scene());
    if (!checked.ok) return this.refuse(text, checked.message);
    this.commit(step, checked.value, input.show?.(checked.value) ?? text.trim());
  }

  private refuse(text: string, problem: string): void {
    const token = this.nextToken();
    this.set({ phase: { kind: 'waiting', token, problem }, draft: text });
    this.effects.push({ type: 'refuse', problem });
  }

  private commit(step: Step, answer: unknown, shown: string): void {
    const journey = step.record?.(this.journey(), answer, this.scene());
    this.addVisitorMessage(shown);
    if (journey) this.record(journey);
    this.set({ kept: this.keptWithout(step), draft: '', walked: 0 });
    this.complete(step);
  }

  /** A question that was answered, in whatever way, owes nobody an earlier text. */
  private keptWithout({ name }: Step): Snapshot['kept'] {
    const { [name]: _delivered, ...kept } = this.s.kept;
    return kept;
  }

  /** What stands in the field is not lost with the question: it comes back when the question does. */
  private keepDraft(): void {
    const { draft, kept, place } = this.s;
    if (draft !== '') this.set({ kept: { ...kept, [place.step]: draft } });
  }

  private addVisitorMessage(text: string): void {
    const message: Message = { id: this.s.transcript.length, sender: 'user', text, at: this.at };
    this.set({ transcript: [...this.s.transcript, message] });
  }

  private complete(step: Step): void {
    this.finish(step);
    this.go(this.targetOf(step));
  }

  private finish(step: Step, facts = step.facts): void {
    this.publish(facts?.(this.scene()));
    for (const [index, send] of (step.send ?? []).entries()) {
      this.effects.push({ type: 'send', ...this.s.place, index, input: send.input(this.scene()) });
    }
  }

  private publish(facts: readonly Fact[] = []): void {
    for (const fact of facts) this.effects.push({ type: 'publish', fact });
  }

  private targetOf(step: Step): string {
    const target = step.next?.(this.scene()) ?? step.leadsTo[0];
    if (target === undefined || !step.leadsTo.includes(target)) {
      throw coded('engine.stray-target', `The step ${step.name} led to ${target}, which it had not declared.`);
    }
    return target;
  }

  private go(target: string): void {
    if (this.moveTo(target)) this.enter();
  }

  /** Changes the place. False when there is nowhere to step into. */
  private moveTo(target: string): boolean {
    if (target === 'end') {
      this.set({ phase: { kind: 'ended' } });
      return false;
    }
    if (target === 'back-to-trouble') return this.backToTrouble();
    const { resets, ...place } = this.legOf(target);
    this.set({ place, phase: { kind: 'arriving', since: 0 }, ...(resets && withoutPurchase(this.s, resets)) });
    return true;
  }

  private legOf(target: string): Place & { readonly resets?: readonly string[] } {
    const { segment } = this.s.place;
    if (target === 'error-general') return { segment: HOST, step: 'error-general' };
    if (!target.startsWith('exit:')) return { segment, step: target };
    const leg = this.world.itinerary[`${segment}:${target.slice('exit:'.length)}`];
    if (!leg) throw coded('engine.stray-target', `The itinerary has no way on from ${segment} by ${target}.`);
    return { ...leg, step: leg.step ?? '' };
  }

  private fail(failure: Failure, target: string, uncertain = false): void {
    const trouble: Trouble = { failure, place: this.s.place, uncertain };
    this.set({ trouble });
    this.go(target);
  }

  /** The segment cannot be had: the host says so and offers to try again at the very same place. */
  private cannotLoad(failure: Failure): void {
    this.keepDraft();
    this.set({ trouble: { failure, place: this.s.place, uncertain: false } });
    this.set({ place: { segment: HOST, step: 'segmento-indisponivel' }, phase: { kind: 'arriving', since: 0 } });
    this.enter();
  }

  /** A segment came: the one that is waited for, another build of the present one, or the one that could not be had. */
  private ready(segment: string): void {
    const { phase, place, trouble } = this.s;
    if (place.segment === segment) {
      if (phase.kind === 'arriving') this.resume();
      else if (phase.kind === 'waiting') this.takeUp(phase);
      return;
    }
    const isMissed =
      place.segment === HOST && place.step === 'segmento-indisponivel' && trouble?.place.segment === segment;
    if (!isMissed || phase.kind !== 'waiting') return;
    this.set({ walked: 0 });
    this.go('segmento-de-volta');
  }

  private backToTrouble(): boolean {
    const place = this.s.trouble?.place;
    if (!place) throw coded('engine.stray-target', 'There is no trouble to go back to.');
    this.set({ place, phase: { kind: 'arriving', since: this.at } });
    return true;
  }

  /** Takes up what was under way: after a reload, or once the segment is there. */
  private resume(): void {
    const { phase, place } = this.s;
    if (phase.kind === 'ended') return;
    if (!this.loaded()) {
      if (phase.kind !== 'arriving') this.set({ phase: { kind: 'arriving', since: this.at, again: phase } });
      this.effects.push({ type: 'load', segment: place.segment });
      return;
    }
    if (phase.kind !== 'arriving') return this.takeUp(phase);
    if (!phase.again) return this.enter();
    this.set({ phase: phase.again });
    this.takeUp(phase.again);
  }

  /** Goes on in the middle of a step, which a deploy may have taken away or changed meanwhile. */
  private takeUp(phase: UnderWay): void {
    const step = this.findStep();
    if (!step) {
      // The segment was deployed anew without this step: its entry asks only for what is not known yet.
      this.set({ place: { ...this.s.place, step: '' }, phase: { kind: 'arriving', since: 0 } });
      return this.enter();
    }
    switch (phase.kind) {
      case 'typing': {
        const ms = Math.min(phase.ms, this.world.delayMs);
        this.effects.push({ type: 'wait', token: phase.token, ms });
        return;
      }
      case 'fetching':
        if (!step.fetch) return this.enter();
        return step.fetch.creates ? this.interrupted(step) : this.fetch(step);
      case 'submitting':
        return step.submit ? this.interrupted(step) : this.enter();
      case 'verifying':
        return step.input ? this.typed(step, this.s.draft) : this.enter();
      case 'waiting':
        if (!hasControl(step, this.scene())) this.enter();
        return;
    }
  }
}

/** It went out, and the visitor has not heard that nobody knows what became of it. */
function isUntold({ state, told = false }: Submission): boolean {
  return state === 'sending' || (state === 'unknown' && !told);
}

type Submission = Snapshot['submissions'][string];
/** What a fetch and a submit have in common. */
type Requested = NonNullable<Step['fetch'] | Step['submit']>;
type Creation = NonNullable<Requested['creates']>;

/** An error with a code of the closed list, thrown and caught inside the engine. */
function coded(code: Failure['code'], message: string): Error & { code: Failure['code'] } {
  return Object.assign(new Error(message), { code });
}
