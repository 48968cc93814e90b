import { createSnapshotStorage } from '@consorcio/host/journey';
import { type Message, newJourney } from '@consorcio/shared/flow';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { aBrand, aProposedJourney } from '@consorcio/shared/testing';
import { ModelBank } from './model-bank';
import { ModelBrowser } from './model-browser';
import { ModelNetwork } from './model-network';
import type { Sent } from './model-page';
import { ModelStorage } from './model-storage';
import { ModelTab, type TabParts } from './model-tab';
import { Promises } from './promises';
import { RequestPromises } from './request-promises';
import { TextPromises } from './text-promises';
import { VisitPromises } from './visit-promises';

/** One move of a run: what happens (0 to 23), and a number that chooses among the possible variants. */
export type Move = readonly [what: number, which: number];

export interface RunSettings {
  readonly keys: IdempotencyKeys;
  /** Storages may be full, cleared or lose a part. */
  readonly mayTamper: boolean;
  /** ms before a message. */
  readonly delayMs: number;
  /** The method that the visitor prefers. */
  readonly method: string;
  /** The visitor has copied the tab before they pay. */
  readonly isCopied: boolean;
}

const brand = aBrand({ id: 'home' });
const otherBrand = aBrand({ id: 'other' });
const cardPath = '/api/pagamento/cartao';
const warned = 'duas cobranças podem cair';
const start = Date.UTC(2026, 10, 21, 15);
/** What was said before the payment: enough for several parts of a stored transcript. */
const earlier = Array.from(
  { length: 75 },
  (_, id): Message => ({ id, sender: id % 2 === 0 ? 'bot' : 'user', text: `${id}`, at: start }),
);
const DAY = 24 * 60 * 60 * 1000;
/** For so long a purchase is remembered, whatever it has. */
const REMEMBERED = 7 * DAY;
const STEP_MS = 200;

/**
 * One visitor with a proposal in several tabs of one browser, driven by numbers: answers, cards, reloads, copied and closed tabs,
 * a killed browser, answers that are lost or late, segments that do not load, days that pass, another brand, storages that are
 * full or cleared. Throws as soon as a promise is broken.
 */
export class TabsRun {
  readonly bank: ModelBank;
  /** Visits that began with an open purchase. */
  remembered = 0;
  private readonly browser = new ModelBrowser();
  private readonly network: ModelNetwork;
  private readonly parts: TabParts;
  private tabs: ModelTab[] = [];
  private at = start;
  private journeys = 0;
  private isOffline = false;
  private isTampered = false;
  private readonly promises = new Promises();
  private readonly texts: TextPromises;
  private readonly requests: RequestPromises;
  private readonly visits = new VisitPromises(this.promises.promise);

  /** `pass` lets ms pass, and everything happen that follows. */
  constructor(
    private readonly settings: RunSettings,
    private readonly pass: (ms: number) => Promise<unknown>,
  ) {
    const { keys, delayMs, method } = settings;
    this.bank = new ModelBank(keys === 'honoured');
    this.network = new ModelNetwork(this.bank);
    this.texts = new TextPromises(this.promises.promise, this.bank, keys);
    this.requests = new RequestPromises(this.promises.promise, this.network, () => this.tabs);
    this.parts = {
      browser: this.browser,
      network: this.network,
      brand,
      keys,
      delayMs,
      method,
      now: () => this.at,
      newJourneyId: () => `j${++this.journeys}`,
      charges: () => this.bank.charges,
      isOffline: () => this.isOffline,
      sent: (tab, request) => this.sent(tab, request),
      registered: (path) => this.visits.registered(path),
      chosen: (option) => this.visits.chosen(option),
      hasBug: (words) => this.promises.promise(false, words),
    };
    const session = new ModelStorage();
    const first = newJourney('j0', brand.id, { segment: 'payment', step: null });
    createSnapshotStorage(session, brand.id, () => undefined).write(
      { ...first, journey: aProposedJourney(), transcript: earlier },
      this.at,
    );
    const tab = new ModelTab(this.parts, session);
    this.tabs = settings.isCopied ? [tab, tab.copy()] : [tab];
  }

  async move([what, which]: Move): Promise<void> {
    await this.pass(STEP_MS);
    const index = which % Math.max(1, this.tabs.length);
    const pick = Math.floor(which / Math.max(1, this.tabs.length));
    const tab = this.tabs[index];
    this.at += 1000;
    const isImpatient = what < 9 && tab?.isWaiting === false && pick % 6 === 0;
    if (what < 9 && !isImpatient) tab?.act(pick);
    else if (what < 14 && !isImpatient) this.network.happen(pick);
    else if (what === 14) this.isOffline = false;
    else if (what === 15) this.network.arriveLate(pick);
    else if ((what === 16 || isImpatient) && tab) this.tabs[index] = this.continued(tab, tab.reload());
    else if (what === 17 && tab && this.tabs.length < 3) this.tabs.push(this.continued(tab, tab.copy()));
    else if (what === 18 && this.tabs.length > 1) this.close(index);
    else if (what === 19 && this.settings.mayTamper && tab) this.tamper(tab, pick);
    else if (what === 20) this.isOffline = true;
    else if (what === 21 && pick % 2 === 0)
      this.at = Math.min(this.at + (1 + (pick % 5)) * DAY, start + REMEMBERED - DAY);
    else if (what === 22 && tab) await this.visitOtherBrand(index, tab);
    else if (what === 23 && pick % 4 === 0) await this.killBrowser();
    await this.pass(STEP_MS);
    for (const tab of this.tabs) {
      this.texts.judge(tab, this.isTampered);
      this.visits.sees(tab.snapshot);
    }
    this.promises.promise(this.bank.unwarned < 2, 'A visitor who read no warning was charged twice.');
    this.promises.judge();
  }

  private continued(before: ModelTab, next: ModelTab): ModelTab {
    this.visits.continues(before, next, this.at < start + DAY);
    return this.texts.know(next);
  }

  private close(index: number): void {
    const [closed] = this.tabs.splice(index, 1);
    closed?.close();
  }

  /** Every session storage is lost. The visitor opens the address again. */
  private async killBrowser(): Promise<void> {
    const heard = this.tabs.flatMap(({ texts }) => texts);
    for (const tab of this.tabs) {
      this.visits.sees(tab.snapshot);
      tab.close();
    }
    this.isOffline = false;
    const visit = new ModelTab(this.parts);
    this.tabs = [visit];
    await this.pass(STEP_MS);
    const { bank, network, visits } = this;
    const isKnown = visit.snapshot.journey.compraAberta !== undefined;
    this.remembered += Number(isKnown);
    if (this.isTampered) return;
    const isOpen = bank.charges > 0 && !visits.isPaid && !visits.isClosed;
    const isBegun = heard.some((text) => text.includes('Falta só a primeira parcela'));
    this.promises.promise(isKnown || !isOpen || !isBegun, 'A visit does not begin with the purchase that is open.');
    visits.mayBeOpen ||= network.hasLost;
    visits.begins(visit.snapshot);
  }

  /** The same tab shows another brand, and then this one again. */
  private async visitOtherBrand(index: number, tab: ModelTab): Promise<void> {
    tab.close();
    const other = new ModelTab({ ...this.parts, brand: otherBrand }, tab.session);
    await this.pass(STEP_MS);
    const isItsOwn = other.snapshot.journey.compraAberta === undefined && other.snapshot.brandId === otherBrand.id;
    this.promises.promise(isItsOwn, 'A visit to another brand knows what belongs to this one.');
    other.close();
    this.tabs[index] = this.continued(tab, tab.continuedBy(new ModelTab(this.parts, tab.session)));
  }

  /** A storage is full for a while, or something clears it. */
  private tamper({ health, session, snapshot }: ModelTab, pick: number): void {
    this.isTampered = true;
    const { lasting } = this.browser;
    const kind = pick % 5;
    if (kind === 0) lasting.values.clear();
    else if (kind === 1) lasting.isFull = !lasting.isFull;
    else if (kind === 2) health.clear(snapshot);
    else if (kind === 3) health.losePart(snapshot);
    else health.fill(!session.isFull, snapshot);
  }

  private sent(tab: ModelTab, request: Sent): boolean {
    const isPaid = this.texts.isCalledPaid && tab.snapshot.journeyId === 'j0' && !this.isTampered;
    this.promises.promise(!isPaid || request.path !== cardPath, 'A proposal that a tab calls paid is paid again.');
    this.requests.goesOut(tab, request);
    return this.isTampered || tab.texts.some((text) => text.includes(warned));
  }
}
