import { isDeepStrictEqual } from 'node:util';
import type { Brand, Journey } from '@consorcio/shared/entities';
import { type ErrorCode, type Failure, toFailure } from '@consorcio/shared/errors';
import { createEventBus } from '@consorcio/shared/events';
import {
  type Call,
  type Effect,
  type EngineEvent,
  type FlowCheckInput,
  hasControl,
  isAvailable,
  journeyOf,
  newJourney,
  type Outcome,
  optionsOf,
  type Phase,
  type Place,
  type Scene,
  type Segment,
  type Snapshot,
  type Step,
  snapshotSchema,
  stepAt,
  transition,
} from '@consorcio/shared/flow';
import { AnalyticsWatch } from './analytics-promises';
import { createCanaries } from './canaries';
import type { Coverage } from './coverage';
import { ModelApi } from './model-api';
import { geoLocation } from './model-data';
import { promise, promiseNoWay } from './promises';
import type { Random } from './random';
import { isRefusal } from './reply';
import { anyAnswer, type Given, goodAnswer, type Mind } from './visitor';
import { type Returned, Watches } from './watches';

/** What all journeys share. */
export interface Stage {
  readonly conversation: FlowCheckInput;
  readonly coverage: Coverage;
  /** Every segment a journey can load, by name. */
  readonly segments: Readonly<Record<string, Segment>>;
  /** How many steps lie between a target (as a step names it) and the end. */
  distance(segment: string, target: string): number;
}

/** What happens sooner or later, because the engine asked for it. */
type Pending =
  | { readonly kind: 'delay'; readonly token: number }
  | { readonly kind: 'request'; readonly token: number; readonly outcome: Outcome; readonly returned?: Returned }
  | { readonly kind: 'load'; readonly segment: string; readonly failure?: Failure };

const loadFailures: readonly ErrorCode[] = [
  'segment.absent',
  'segment.unreachable',
  'segment.timeout',
  'segment.broken',
  'segment.contract',
];
/** Events a journey may take to its end once nothing fails any more and the visitor answers well. */
const PATIENCE = 400;
/** Where a visitor may hurry to: what comes late is as often walked as what comes first. */
const destinations = [undefined, 'proposal', 'payment', 'survey'];
/** Turns of a long outage: more than the steps a talk may take by itself. */
const OUTAGE = 100;
/** Events between two words of the visitor. */
const WALK = 200;
/** Nothing here is called off: a page that goes takes its requests along. */
const { signal } = new AbortController();
const DAY = 24 * 60 * 60 * 1000;

/**
 * One random journey over the real engine: random visitor, API, network, loads, reloads and clock. Throws `BrokenPromise`
 * (or what the engine threw) as soon as something is not as the laws of the flow say.
 */
export class RandomJourney {
  /** All that happened, with where it led. */
  readonly story: { readonly event: EngineEvent; readonly place: Place; readonly phase: Phase }[] = [];
  private snapshot: Snapshot;
  private segments: Readonly<Record<string, Segment>>;
  private pending: Pending[] = [];
  private at = 1_700_000_000_000;
  private delayMs: number;
  private calm = false;
  private walked = 0;
  private readonly api: ModelApi;
  private readonly watches: Watches;
  /** What the component over the page hands in, while it does: the driver holds it, and nobody else. */
  private form: unknown;
  private readonly bus = createEventBus((error) => {
    throw error;
  });
  /** Turns for which nothing works at all. */
  private outage = 0;
  private readonly mood: { trouble: number; noise: number; reload: number; turns: number; hurryTo?: string };
  private readonly localizacao: Journey['localizacao'];
  private readonly mind: Mind;
  private readonly analytics: AnalyticsWatch | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly brand: Brand,
    private readonly random: Random,
    hearsAnalytics: boolean,
  ) {
    const { words, secrets } = createCanaries(random);
    this.mind = { random, own: words, distance: (target) => stage.distance(this.snapshot.place.segment, target) };
    if (hearsAnalytics) this.analytics = new AnalyticsWatch(this.bus, secrets);
    const hurryTo = random.pick(destinations);
    this.mood = {
      trouble: random.pick([0, 0, 0.1, 0.25, 0.5]),
      noise: random.pick([0, 0.05, 0.2]),
      reload: random.pick([0, 0.02, 0.08]),
      turns: 10 + random.below(50),
      ...(hurryTo !== undefined && { hurryTo }),
    };
    const expiraEm = this.at + random.pick([-DAY, 60_000, DAY]);
    this.localizacao = random.chance(0.5) ? { geoLocation, expiraEm } : undefined;
    this.delayMs = random.pick([0, 1500]);
    this.api = new ModelApi(random, () => this.trouble());
    this.watches = new Watches(this.api.bank);
    const [segment = '', step = ''] = stage.conversation.start.split(':');
    this.snapshot = this.located(newJourney('journey', brand.id, { segment, step }));
    this.segments = this.hostAlone();
  }

  /** Plays to the end. */
  async play(): Promise<void> {
    this.stage.coverage.begin();
    await this.happen({ type: 'started', at: this.at });
    const { hurryTo } = this.mood;
    if (hurryTo !== undefined) await this.calmDown(() => this.snapshot.place.segment === hurryTo);
    for (let turn = 0; turn < this.mood.turns && this.snapshot.phase.kind !== 'ended'; ) {
      await this.turn();
      if (this.outage === 0) turn += 1;
    }
    await this.calmDown(() => this.snapshot.phase.kind === 'ended' || this.isLeftToSpecialists());
    const { phase } = this.snapshot;
    if (phase.kind === 'ended') this.stage.coverage.end();
    if (this.random.chance(0.1)) await this.reload();
    if (phase.kind === 'ended')
      promise(this.snapshot.phase.kind === 'ended', 'A journey that had ended went on after a reload.');
    for (const complaint of this.api.complaints) promise(false, complaint);
    await this.analytics?.isTrue();
  }

  /** Nothing fails, nothing takes its time, and each answer leads on. */
  private async calmDown(until: () => boolean): Promise<void> {
    const { delayMs } = this;
    this.calm = true;
    this.delayMs = 0;
    for (let turn = 0; !until(); turn += 1) {
      promise(turn < PATIENCE, `The journey has no end ${PATIENCE} events after the last trouble.`);
      await this.calmTurn();
    }
    this.calm = false;
    this.delayMs = delayMs;
  }

  private async turn(): Promise<void> {
    const { random, mood, pending } = this;
    this.at += random.chance(0.02) ? random.below(2 * DAY) - DAY : random.below(4000);
    if (random.chance(0.01)) this.delayMs = random.pick([0, 1500, 400]);
    if (random.chance(0.002)) this.outage = OUTAGE;
    else if (this.outage > 0) this.outage -= 1;
    if (random.chance(mood.reload)) return this.reload();
    if (random.chance(mood.noise)) return this.noise();
    const waiting = this.snapshot.phase.kind === 'waiting';
    if (pending.length > 0 && (!waiting || random.chance(0.5))) return this.deliver(random.below(pending.length));
    if (waiting) return random.chance(0.15) ? this.draft() : this.give(this.anyAnswer());
  }

  private async calmTurn(): Promise<void> {
    this.at += 1000;
    return this.pending.length > 0 ? this.deliver(0) : this.give(this.goodAnswer());
  }

  private async give(given: Given): Promise<void> {
    const { phase } = this.snapshot;
    if (phase.kind !== 'waiting') return;
    await this.handIn(given, phase.token);
    if (this.random.chance(0.1)) await this.handIn(given, phase.token); // a double click, Enter and click
  }

  /** As the driver does: it holds a form for as long as the event is handled. */
  private async handIn(given: Given, token: number): Promise<void> {
    const { at } = this;
    if (given.kind !== 'form') return this.happen({ type: 'answered', token, answer: given, at });
    this.watches.formIsHandedIn();
    this.form = given.form;
    await this.happen({ type: 'submitted', token, at });
    this.form = undefined;
  }

  private draft(): Promise<void> {
    return this.happen({ type: 'drafted', text: this.random.pick(['A', 'An', '{"card":1}', '']), at: this.at });
  }

  /** Events out of place: taps, what happened before happening again, answers to questions nobody asks. */
  private noise(): Promise<void> {
    const { random, at } = this;
    const token = random.below(this.snapshot.token + 3);
    const once = random.pick(this.story.slice(-12)).event;
    if (random.chance(0.2)) return this.handIn(this.anyAnswer(), token);
    return this.happen(
      random.pick<EngineEvent>([
        once.type === 'resumed' ? { type: 'delay-skipped', at } : { ...once, at },
        { type: 'delay-skipped', at },
        { type: 'started', at },
        { type: 'delay-over', token, at },
        { type: 'drafted', text: 'rascunho', at },
        { type: 'segment-ready', segment: this.snapshot.place.segment, at },
        { type: 'segment-failed', segment: 'nowhere', failure: { code: 'segment.absent' }, at },
      ]),
    );
  }

  private deliver(index: number): Promise<void> {
    const [due] = this.pending.splice(index, 1);
    const { at } = this;
    switch (due?.kind) {
      case 'delay':
        return this.happen({ type: 'delay-over', token: due.token, at });
      case 'request':
        return this.happen({ type: 'request-done', token: due.token, outcome: due.outcome, at }, due.returned);
      case 'load': {
        const { segment, failure } = due;
        if (failure) return this.happen({ type: 'segment-failed', segment, failure, at });
        const loaded = this.stage.segments[segment];
        promise(loaded !== undefined, `Nobody has a segment ${segment}.`);
        this.segments = { ...this.segments, [segment]: loaded };
        return this.happen({ type: 'segment-ready', segment, at });
      }
      default:
        return Promise.resolve();
    }
  }

  /** The page goes with all that was under way; what was stored is read back by a new one. */
  private async reload(): Promise<void> {
    const read = this.random.chance(0.1) ? this.readBack() : this.snapshot;
    this.watches.pageIsGone(this.snapshot, read);
    await this.analytics?.pageIsGone();
    this.pending = [];
    this.segments = this.hostAlone();
    this.snapshot = this.located(read);
    this.walked = 0;
    return this.happen({ type: 'resumed', at: this.at });
  }

  /** What was stored, as it is read. It costs as much as ten events, and only the same may come back. */
  private readBack(): Snapshot {
    const stored: unknown = JSON.parse(JSON.stringify(this.snapshot));
    const read = snapshotSchema.parse(stored);
    promise(isDeepStrictEqual(read, stored), 'Storing the journey lost a part of it.');
    return read;
  }

  /** A page knows where it is, or not any more. */
  private located(snapshot: Snapshot): Snapshot {
    const { localizacao: earlier, ...journey } = snapshot.journey;
    const present = this.localizacao && this.localizacao.expiraEm > this.at ? this.localizacao : undefined;
    if (earlier === present) return snapshot;
    return { ...snapshot, journey: present ? { ...journey, localizacao: present } : journey };
  }

  private async happen(event: EngineEvent, returned?: Returned): Promise<void> {
    const before = this.snapshot;
    const { segments, brand, delayMs } = this;
    const { conversation, coverage } = this.stage;
    const { itinerary, places } = conversation;
    const isGiven = event.type === 'answered' || event.type === 'submitted';
    const step = isGiven ? this.stepHere() : undefined;
    const scene = step && this.scene();
    const { snapshot, effects } = transition(before, event, { segments, itinerary, places, brand, delayMs });
    this.snapshot = snapshot;
    this.story.push({ event, place: snapshot.place, phase: snapshot.phase });

    if ('token' in event && !('token' in before.phase && before.phase.token === event.token)) {
      promise(snapshot === before && effects.length === 0, `A stale event (${event.type}) changed the journey.`);
    }
    const isTaken = isGiven && (snapshot !== before || effects.length > 0);
    if (isTaken && step && scene) promiseNoWay(event, step, scene);
    this.watches.look({ event, before, after: snapshot, effects, returned, asking: coverage.asking.splice(0) });
    for (const entered of coverage.creating.splice(0)) this.passOver(entered.name, entered.fetch, effects);
    if (isTaken && step?.submit && event.type === 'submitted') this.passOver(step.name, step.submit, effects);
    for (const effect of effects) await this.perform(effect);
    this.look(snapshot !== before, snapshot.phase !== before.phase);
  }

  private async perform(effect: Effect): Promise<void> {
    switch (effect.type) {
      case 'wait':
        promise(effect.ms >= 0 && effect.ms <= this.delayMs, `A delay of ${effect.ms} ms, longer than the brand's.`);
        this.pending.push({ kind: 'delay', token: effect.token });
        return;
      case 'request':
        return this.request(effect);
      case 'send': {
        const send = stepAt(this.segments, effect)?.send?.[effect.index];
        promise(send !== undefined, `${effect.step} has no send ${effect.index}.`);
        await this.settle((call) => send.run(call, effect.input));
        return;
      }
      case 'load': {
        const failing = this.random.chance(this.trouble());
        const failure = { code: this.random.pick(loadFailures) };
        this.pending.push({ kind: 'load', segment: effect.segment, ...(failing && { failure }) });
        return;
      }
      case 'publish':
        this.analytics?.log(effect.fact);
        return this.bus.publish(effect.fact);
      case 'refuse': {
        const { phase } = this.snapshot;
        promise(phase.kind === 'waiting' && phase.problem === effect.problem, 'Refused, but not shown at the field.');
        return;
      }
      case 'report':
        return promise(false, `A report: ${JSON.stringify(effect)}`);
    }
  }

  private async request(effect: Extract<Effect, { type: 'request' }>): Promise<void> {
    const { part, token, input, idempotencyKey: key } = effect;
    const step = stepAt(this.segments, effect);
    promise(step !== undefined, `${effect.step} asks for something, and its segment is not there.`);
    const intent = part === 'verify' ? undefined : step[part]?.creates?.intent;
    promise((intent === undefined) === (key === undefined), `${effect.step} creates without a key, or the reverse.`);
    if (intent !== undefined && key !== undefined) this.watches.goesOut(intent, key, input, this.snapshot);
    const { form, api } = this;
    const outcome = await this.settle((call) => run(step, part, call, input, form), key);
    for (const complaint of api.complaints) promise(false, complaint);
    const { heard } = api;
    const state = outcome.ok ? 'sent' : heard === 'unsent' || isRefusal(heard) ? 'failed' : 'unknown';
    const returned = intent !== undefined && { returned: { intent, state, heard } as const };
    this.pending.push({ kind: 'request', token, outcome, ...returned });
  }

  /** Something is to be created: either the step asks for it now, or the same was sent before. */
  private passOver(name: string, request: Step['fetch'] | Step['submit'], effects: readonly Effect[]): void {
    const asks = effects.some((effect) => effect.type === 'request' && effect.step === name);
    if (asks || !request?.creates) return;
    this.watches.isPassedOver(request.creates.intent, request.input(this.scene()), this.snapshot);
  }

  private async settle(run: (call: Call) => Promise<unknown>, idempotencyKey?: string): Promise<Outcome> {
    this.api.heard = 'nothing';
    const call = { http: this.api.http, brand: this.brand, signal, ...(idempotencyKey && { idempotencyKey }) };
    try {
      return { ok: true, value: await run(call) };
    } catch (error) {
      return { ok: false, failure: toFailure(error) };
    }
  }

  /** Something can always go on: a control, a timer, a request, a load, or the journey is over. */
  private look(isChanged: boolean, isNew: boolean): void {
    const { phase, place } = this.snapshot;
    if (phase.kind === 'waiting' || phase.kind === 'ended') this.walked = 0;
    else if (isChanged) this.walked += 1;
    promise(this.walked < WALK, `No word for the visitor within ${WALK} events.`);
    switch (phase.kind) {
      case 'ended':
        return;
      case 'waiting': {
        const step = this.stepHere();
        promise(step !== undefined, `The talk waits at ${place.step}, whose segment is not there.`);
        if (!isNew) return;
        const scene = this.scene();
        const options = optionsOf(step, scene);
        const { dismiss } = step.overlay ?? {};
        promise(hasControl(step, scene), `${place.step} waits without a control.`);
        const closes = options.some((option) => option.id === dismiss && isAvailable(option));
        promise(dismiss === undefined || closes, `The component over ${place.step} cannot be left.`);
        this.watches.waits(this.snapshot, options);
        return;
      }
      case 'typing':
        return promise(this.awaits('delay', phase.token), `${place.step} is typing for ever.`);
      case 'fetching':
      case 'verifying':
      case 'submitting':
        return promise(this.awaits('request', phase.token), `${place.step} waits for a request nobody sent.`);
      case 'arriving':
        return promise(
          this.pending.some((due) => due.kind === 'load' && due.segment === place.segment),
          `Nobody loads ${place.segment}.`,
        );
    }
  }

  /** A coupon may leave none of the ways to pay: then only a person can help. */
  private isLeftToSpecialists(): boolean {
    const { phase, place } = this.snapshot;
    const step = this.stepHere();
    if (phase.kind !== 'waiting' || place.step !== 'payment-options' || !step) return false;
    return optionsOf(step, this.scene()).every((option) => option.opens !== undefined || !isAvailable(option));
  }

  private trouble(): number {
    if (this.calm) return 0;
    return this.outage > 0 ? 1 : this.mood.trouble;
  }

  private awaits(kind: 'delay' | 'request', token: number): boolean {
    return this.pending.some((due) => due.kind === kind && due.token === token);
  }

  private anyAnswer(): Given {
    const step = this.stepHere();
    return step && hasControl(step, this.scene())
      ? anyAnswer(step, this.scene(), this.props(), this.mind)
      : { kind: 'option', id: 'nowhere' };
  }

  private goodAnswer(): Given {
    const step = this.stepHere();
    promise(step !== undefined, 'There is no question to answer.');
    return goodAnswer(step, this.scene(), this.props(), this.mind);
  }

  private props(): unknown {
    return this.snapshot.transcript.findLast(({ component }) => component)?.component?.props;
  }

  private scene(): Scene {
    const { place, trouble } = this.snapshot;
    const journey = journeyOf(this.snapshot, place.segment);
    return { journey, brand: this.brand, now: this.at, ...(trouble && { trouble }) };
  }

  private stepHere(): Step | undefined {
    return stepAt(this.segments, this.snapshot.place);
  }

  private hostAlone(): Readonly<Record<string, Segment>> {
    const { host } = this.stage.segments;
    return host ? { host } : {};
  }
}

/** Runs what an effect asks for, as the driver does. */
function run(
  { name, fetch, submit, input: field }: Step,
  part: 'fetch' | 'verify' | 'submit',
  call: Call,
  input: unknown,
  form: unknown,
): Promise<unknown> {
  if (part === 'submit' && submit) return submit.run(call, form, input);
  const request = part === 'fetch' ? fetch : field?.verify;
  promise(request !== undefined, `${name} has no ${part} to run.`);
  return request.run(call, input);
}
