import type { Failure } from '@consorcio/shared/errors';
import {
  type Effect,
  type EngineEvent,
  isAvailable,
  newJourney,
  type Outcome,
  optionsOf,
  type Snapshot,
  sceneAt,
  snapshotSchema,
  stepAt,
  transition,
  type World,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aProposedJourney, hostPlaces } from '@consorcio/shared/testing';
import segment from '../segment';
import { type CardInHand, callOf, outcomeOf } from './bank-calls';
import { type BankCall, ModelBank } from './model-bank';
import { checkTab, type Tab } from './payment-promises';
import { survey } from './talk';

const world: World = {
  segments: { host: aHost(), payment: segment, survey },
  itinerary: { 'payment:compra-feita': { segment: 'survey' } },
  places: hostPlaces,
  brand: aBrand(),
  delayMs: 0,
  idempotencyKeys: 'honoured',
};

/** The cards that a visitor may try, with the decision of the bank. */
const cards = ['approved', 'pending', 'refused', 'refused'] as const;

/** How a request without a usable answer fails. */
const accidents: readonly Failure[] = [
  { code: 'network.lost' },
  { code: 'network.timeout' },
  { code: 'http.failed', status: 504 },
  { code: 'http.failed', status: 500 },
  { code: 'contract.mismatch' },
];

/** One step of a run: what happens, and a number that chooses among the possible variants. */
export type Move = readonly [what: number, which: number];

/**
 * One or two tabs of one journey and a bank, driven by numbers: double presses, reloads, answers that are lost or late,
 * before or after the bank has acted. Throws as soon as a promise is broken.
 */
export class TwoTabs {
  readonly bank = new ModelBank();
  private readonly tabs: Tab[] = [];
  /** Requests whose tab no longer waits for them; they may still reach the bank. */
  private readonly abandoned: BankCall[] = [];
  private at = 0;
  /** The card that the visitor uses. */
  private card: CardInHand = { number: 0, verdict: 'approved' };

  constructor() {
    const first = newJourney('j1', 'home', { segment: 'payment', step: null });
    this.tabs.push({ snapshot: { ...first, journey: aProposedJourney() }, awaited: new Map() });
    this.happen(0, { type: 'started', at: 0 });
  }

  move([what, which]: Move, mayDuplicate: boolean): void {
    const tab = which % this.tabs.length;
    const pick = Math.floor(which / this.tabs.length);
    this.at += 1000;
    switch (what % 8) {
      case 0:
      case 1:
      case 2:
        this.visitorActs(tab, pick);
        break;
      case 3:
      case 4:
        this.answers(tab, pick);
        break;
      case 5:
        this.accident(tab, pick);
        break;
      case 6:
        this.reload(tab);
        break;
      case 7:
        if (mayDuplicate && this.tabs.length === 1) this.duplicate();
        else this.arrivesLate(pick);
    }
    this.check();
  }

  /** For each tab, whether its sale is closed. */
  get ended(): readonly boolean[] {
    return this.tabs.map(({ snapshot }) => snapshot.place.segment === 'survey');
  }

  private visitorActs(tab: number, pick: number): void {
    const { snapshot } = this.tab(tab);
    const step = stepAt(world.segments, snapshot.place);
    if (snapshot.phase.kind !== 'waiting' || !step) return;
    const { token } = snapshot.phase;
    const options = optionsOf(step, sceneAt(snapshot, { brand: world.brand, now: this.at })).filter(isAvailable);
    const presses = 1 + (pick % 3);
    for (let press = 0; press < presses; press += 1) {
      if (step.submit && pick % 5 !== 0) {
        this.card = { number: pick % cards.length, verdict: cards[pick % cards.length] ?? 'approved' };
        this.happen(tab, { type: 'submitted', token, at: this.at });
      } else {
        const id = options[pick % options.length]?.id ?? '';
        this.happen(tab, { type: 'answered', token, answer: { kind: 'option', id }, at: this.at });
      }
    }
  }

  /** The bank acts, and its answer arrives. */
  private answers(tab: number, pick: number): void {
    const [token, call] = this.awaitedBy(tab, pick) ?? [];
    if (token === undefined || !call) return;
    this.done(tab, token, outcomeOf(call, this.bank.act(call)));
  }

  /** No usable answer: the bank has acted, will act later, rejected the request, or the request was never sent. */
  private accident(tab: number, pick: number): void {
    const [token, call] = this.awaitedBy(tab, pick) ?? [];
    if (token === undefined || !call) return;
    const how = pick % 4;
    if (how === 0) return this.done(tab, token, { ok: false, failure: { code: 'network.offline' } });
    if (how === 1) this.bank.act(call);
    if (how === 2) this.abandoned.push(call);
    if (how === 3) return this.done(tab, token, { ok: false, failure: { code: 'http.refused', status: 429 } });
    this.done(tab, token, { ok: false, failure: accidents[pick % accidents.length] ?? { code: 'network.lost' } });
  }

  private arrivesLate(pick: number): void {
    const [call] = this.abandoned.splice(pick % Math.max(1, this.abandoned.length), 1);
    if (call) this.bank.act(call);
  }

  private reload(index: number): void {
    const tab = this.tab(index);
    this.abandoned.push(...tab.awaited.values());
    tab.awaited.clear();
    tab.snapshot = stored(tab.snapshot);
    this.happen(index, { type: 'resumed', at: this.at });
  }

  private duplicate(): void {
    this.tabs.push({ snapshot: stored(this.tab(0).snapshot), awaited: new Map() });
    this.happen(this.tabs.length - 1, { type: 'resumed', at: this.at });
  }

  private done(tab: number, token: number, outcome: Outcome): void {
    this.tab(tab).awaited.delete(token);
    this.happen(tab, { type: 'request-done', token, outcome, at: this.at });
  }

  private happen(index: number, event: EngineEvent): void {
    const tab = this.tab(index);
    const { snapshot, effects } = transition(tab.snapshot, event, world);
    tab.snapshot = snapshot;
    for (const effect of effects) this.perform(tab, effect);
  }

  private perform(tab: Tab, effect: Effect): void {
    if (effect.type === 'report') throw new Error(`A step broke: ${JSON.stringify(effect)}`);
    if (effect.type !== 'request') return;
    tab.awaited.set(effect.token, callOf(effect, this.card));
  }

  private check(): void {
    for (const tab of this.tabs)
      checkTab(tab, { bank: this.bank, world, now: this.at, isOnlyTab: this.tabs.length === 1 });
  }

  private awaitedBy(tab: number, pick: number): readonly [number, BankCall] | undefined {
    const all = [...this.tab(tab).awaited];
    return all[pick % Math.max(1, all.length)];
  }

  private tab(index: number): Tab {
    const tab = this.tabs[index];
    if (!tab) throw new Error('There is no such tab.');
    return tab;
  }
}

/** The snapshot as a reload or another tab reads it. */
function stored(snapshot: Snapshot): Snapshot {
  return snapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)));
}
