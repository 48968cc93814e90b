import type { Failure } from '@consorcio/shared/errors';
import {
  type Effect,
  type EngineEvent,
  hasControl,
  isAvailable,
  newJourney,
  type Outcome,
  optionsOf,
  type Snapshot,
  snapshotSchema,
  stepAt,
  transition,
  type World,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aProposedJourney, hostPlaces } from '@consorcio/shared/testing';
import segment from '../segment';
import { type BankCall, type BankReply, ModelBank } from './model-bank';
import { boleto, pix, survey } from './talk';

const world: World = {
  segments: { host: aHost(), payment: segment, survey },
  itinerary: { 'payment:compra-feita': { segment: 'survey' } },
  places: hostPlaces,
  brand: aBrand(),
  delayMs: 0,
};

/** Cards a visitor may try, with what the bank thinks of them. */
const cards = ['approved', 'pending', 'refused', 'refused'] as const;

/** How a call ends that has no usable answer. */
const accidents: readonly Failure[] = [
  { code: 'network.lost' },
  { code: 'network.timeout' },
  { code: 'http.failed', status: 504 },
  { code: 'http.failed', status: 500 },
  { code: 'contract.mismatch' },
];

interface Tab {
  snapshot: Snapshot;
  /** Its requests that are still waited for. */
  readonly awaited: Map<number, BankCall>;
}

/** What a run may do next; the number picks among what is possible. */
export type Move = readonly [what: number, which: number];

/**
 * One or two tabs of one journey at a bank, driven by numbers: double presses, reloads, answers that are lost or late,
 * before or after the bank has acted. Throws as soon as a promise is broken.
 */
export class TwoTabs {
  readonly bank = new ModelBank();
  private readonly tabs: Tab[] = [];
  /** Calls whose sender has given up, or is gone; they may still arrive. */
  private readonly stray: BankCall[] = [];
  private at = 0;
  /** In the visitor's hand. */
  private card: { readonly number: number; readonly verdict: BankCall['verdict'] } = { number: 0, verdict: 'approved' };

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

  /** Who stood at the end of the sale, tab by tab. */
  get ended(): readonly boolean[] {
    return this.tabs.map(({ snapshot }) => snapshot.place.segment === 'survey');
  }

  private visitorActs(tab: number, pick: number): void {
    const { snapshot } = this.tab(tab);
    const step = stepAt(world.segments, snapshot.place);
    if (snapshot.phase.kind !== 'waiting' || !step) return;
    const { token } = snapshot.phase;
    const options = optionsOf(step, { journey: snapshot.journey, brand: world.brand, now: this.at }).filter(
      isAvailable,
    );
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

  /** The bank acts, and its answer comes through. */
  private answers(tab: number, pick: number): void {
    const [token, call] = this.awaitedBy(tab, pick) ?? [];
    if (token === undefined || !call) return;
    this.done(tab, token, outcomeOf(call, this.bank.act(call)));
  }

  /** No usable answer: the bank has acted or will later, turned the call away, or nothing ever left the device. */
  private accident(tab: number, pick: number): void {
    const [token, call] = this.awaitedBy(tab, pick) ?? [];
    if (token === undefined || !call) return;
    const how = pick % 4;
    if (how === 0) return this.done(tab, token, { ok: false, failure: { code: 'network.offline' } });
    if (how === 1) this.bank.act(call);
    if (how === 2) this.stray.push(call);
    if (how === 3) return this.done(tab, token, { ok: false, failure: { code: 'http.refused', status: 429 } });
    this.done(tab, token, { ok: false, failure: accidents[pick % accidents.length] ?? { code: 'network.lost' } });
  }

  private arrivesLate(pick: number): void {
    const [call] = this.stray.splice(pick % Math.max(1, this.stray.length), 1);
    if (call) this.bank.act(call);
  }

  private reload(index: number): void {
    const tab = this.tab(index);
    this.stray.push(...tab.awaited.values());
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
    const method = methods[effect.step];
    if (!method || effect.idempotencyKey === undefined) throw new Error(`${effect.step} sent something unknown.`);
    const payload = JSON.stringify([effect.input, method === 'cartao' ? this.card.number : '']);
    tab.awaited.set(effect.token, { method, key: effect.idempotencyKey, payload, verdict: this.card.verdict });
  }

  private check(): void {
    const { bank } = this;
    promise(bank.registered.pix <= 1, 'Two Pix were registered.');
    promise(bank.registered.boleto <= 1, 'Two slips were registered.');
    promise(bank.charges <= 1, 'A card was charged twice.');
    for (const { snapshot, awaited } of this.tabs) {
      const { place, phase, journey, transcript } = snapshot;
      promise(awaited.size <= 1, 'Two requests of one tab are under way.');
      if (phase.kind === 'ended') continue;
      if (phase.kind !== 'waiting') {
        promise(awaited.size === 1, `The talk stands at ${place.step}, ${phase.kind}, and waits for nothing.`);
        continue;
      }
      const scene = {
        journey,
        brand: world.brand,
        now: this.at,
        ...(snapshot.trouble && { trouble: snapshot.trouble }),
      };
      const step = stepAt(world.segments, place);
      promise(step !== undefined && hasControl(step, scene), `${place.step} has no way on.`);
      const said = transcript.map(({ text }) => text).join(' ');
      if (said.includes('Pagamento aprovado'))
        promise(bank.charges === 1, 'A payment is called approved that was not made.');
      if (place.segment === 'survey' || this.tabs.length > 1 || !step) continue;
      // One tab knows all that can be known: after a charge it offers no second way to pay.
      const offered = optionsOf(step, scene).map(({ id }) => id);
      const another = offered.filter((id) => ['pix', 'boleto', 'cartao', 'outra-forma'].includes(id));
      promise(bank.charges === 0 || another.length === 0, `After a charge ${place.step} offers ${another.join(', ')}.`);
    }
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

const methods: Readonly<Record<string, BankCall['method']>> = {
  'payment-pix-options': 'pix',
  'payment-boleto-options': 'boleto',
  'payment-credit-card-select': 'cartao',
};

function outcomeOf({ method }: BankCall, reply: BankReply): Outcome {
  if (reply === 'registered') return { ok: true, value: method === 'pix' ? pix : boleto };
  if (reply === 'approved') return { ok: true, value: { situacao: 'aprovado', cartaoAutorizacao: '654321' } };
  if (reply === 'pending') return { ok: true, value: { situacao: 'pendente' } };
  return { ok: false, failure: { code: 'http.refused', status: reply === 'refused' ? 402 : 422 } };
}

/** What a reload, or another tab, finds. */
function stored(snapshot: Snapshot): Snapshot {
  return snapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)));
}

function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new Error(words);
}
