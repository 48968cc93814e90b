import type { Conductor } from '@consorcio/host/journey';
import type { Brand } from '@consorcio/shared/entities';
import { isAvailable, optionsOf, type Snapshot, sceneAt, stepAt } from '@consorcio/shared/flow';
import type { IdempotencyKeys, RawAnswer } from '@consorcio/shared/http';
import type { ModelBrowser } from './model-browser';
import type { ModelNetwork } from './model-network';
import { openPage, type Sent, segments } from './model-page';
import { ModelStorage } from './model-storage';
import { SessionHealth } from './session-health';

const card = (numero: string) => ({
  numero,
  nome: 'JOANA P SILVA',
  validade: { month: 3, year: 2031 },
  codigo: '737',
  documento: '52998224725',
  parcelas: 1,
});
const cards = [card('4242424242424242'), card('4000000000000002')] as const;

/** Answers of a visitor who wants to pay, whatever happens. */
const insists: ReadonlySet<string> = new Set([
  'tentar-novamente',
  'conferir',
  'repetir-aviso',
  'repetir',
  'continuar-aqui',
  'continuar',
]);

export interface TabParts {
  readonly browser: ModelBrowser;
  readonly network: ModelNetwork;
  readonly brand: Brand;
  readonly keys: IdempotencyKeys;
  readonly delayMs: number;
  /** The method that the visitor prefers. */
  readonly method: string;
  now(): number;
  newJourneyId(): string;
  /** How many cards the bank has charged. */
  charges(): number;
  isOffline(): boolean;
  /** A payment leaves the tab. Returns whether the visitor has read a warning about a second charge. */
  sent(tab: ModelTab, request: Sent): boolean;
  /** The page has received the answer of a payment that worked. */
  registered(path: string): void;
  chosen(option: string): void;
  hasBug(words: string): void;
}

/** What the conversation of a tab has sent. A reload and a copy continue it. */
interface Exchanged {
  /** Keys whose success a page of this conversation has received. */
  readonly received: Set<string>;
  /** Keys that were sent and have no answer, with the number of messages before. */
  readonly open: Map<string, number>;
}

/** One tab, with a page. */
export class ModelTab {
  readonly number: number;
  readonly conductor: Conductor;
  exchanged: Exchanged = { received: new Set(), open: new Map() };
  health: SessionHealth;
  /** Keys whose success this page has in memory. */
  readonly answers = new Set<string>();
  /** What the bank had charged when this page heard of it last. Its message may come later. */
  chargesThen: number | undefined;

  constructor(
    readonly parts: TabParts,
    readonly session = new ModelStorage(),
  ) {
    const { browser } = parts;
    const tabs = browser.open();
    this.number = tabs.tab;
    this.health = new SessionHealth(session);
    this.conductor = openPage({
      ...parts,
      tabs,
      session,
      lasting: browser.lasting,
      send: (request) => this.send(request),
    });
  }

  get snapshot(): Snapshot {
    return this.conductor.store.getState().snapshot;
  }

  get texts(): readonly string[] {
    return this.snapshot.transcript.map(({ text }) => text);
  }

  get isWaiting(): boolean {
    return this.snapshot.phase.kind === 'waiting';
  }

  /** The visitor answers the present question, if there is one. */
  act(pick: number): void {
    const { phase, place } = this.snapshot;
    if (phase.kind !== 'waiting') return;
    const step = stepAt(segments, place);
    if (step?.submit && pick % 4 !== 0) return this.conductor.driver.submit(phase.token, cards[pick % 2]);
    const options = this.options();
    const wanted = options.find(({ id }) => id === this.parts.method || insists.has(id));
    const option = (pick % 2 === 0 && wanted) || options[pick % Math.max(1, options.length)];
    if (!option) return;
    this.parts.chosen(option.id);
    this.conductor.driver.answer(phase.token, { kind: 'option', id: option.id });
  }

  /** The options that can be chosen now. */
  options() {
    const { brand, now } = this.parts;
    const step = stepAt(segments, this.snapshot.place);
    return step ? optionsOf(step, sceneAt(this.snapshot, { brand, now: now() })).filter(isAvailable) : [];
  }

  /** The page is gone, with everything that it waits for. Its session storage may be used again. */
  close(): void {
    this.conductor.driver.stop();
    this.parts.network.tabIsGone(this.number);
    this.parts.browser.close(this.number); // only now the next tab gets its locks
  }

  reload(): ModelTab {
    this.close();
    return this.continuedBy(new ModelTab(this.parts, this.session));
  }

  copy(): ModelTab {
    const session = new ModelStorage(new Map(this.session.values));
    return this.continuedBy(new ModelTab(this.parts, session));
  }

  /** The page that reads what this one has stored. */
  continuedBy(next: ModelTab): ModelTab {
    const { received, open } = this.exchanged;
    const isSame = next.snapshot.journeyId === this.snapshot.journeyId && this.health.knowsAll(this.snapshot);
    if (isSame) next.exchanged = { received: new Set(received), open: new Map(open) };
    next.health = this.health.next(this.snapshot, next.snapshot, next.session);
    return next;
  }

  private async send(request: Sent): Promise<RawAnswer> {
    const { parts, exchanged } = this;
    const { path, body, key } = request;
    const isRefused = JSON.stringify(body).includes(cards[1].numero);
    const isWarned = parts.sent(this, request);
    const isRepeat = exchanged.open.has(key);
    exchanged.open.set(key, this.texts.length);
    const verdict = isRefused ? 'refused' : 'approved';
    const outcome = parts.network.send(this.number, { path, key, verdict, isWarned });
    const answer = await outcome.finally(() => {
      this.chargesThen = parts.charges();
    });
    const isSettled = answer.status < 300 || !isRepeat || parts.keys === 'honoured';
    if (isSettled) exchanged.open.delete(key); // without keys, a refused repeat says nothing about the attempt before
    if (answer.status >= 300) return answer;
    exchanged.received.add(key);
    this.answers.add(key);
    parts.registered(path);
    return answer;
  }
}
