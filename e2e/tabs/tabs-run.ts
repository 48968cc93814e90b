import { createSnapshotStorage } from '@consorcio/host/journey';
import { newJourney } from '@consorcio/shared/flow';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { aProposedJourney } from '@consorcio/shared/testing';
import { ModelBank } from './model-bank';
import { ModelBrowser, ModelStorage } from './model-browser';
import { ModelNetwork } from './model-network';
import { brand, ModelTab, type TabParts } from './model-tab';

/** One move of a run: what happens (0 to 19), and a number that chooses among the possible variants. */
export type Move = readonly [what: number, which: number];

const cardPath = '/api/pagamento/cartao';
const warned = 'duas cobranças podem cair';
const denied = 'Nada foi cobrado';
const promised = 'não será cobrado duas vezes';
const approved = 'Pagamento aprovado';
const start = Date.UTC(2026, 10, 21, 15);

/**
 * One visitor with a proposal in several tabs of one browser, driven by numbers: answers, cards, reloads, copied and closed tabs,
 * a killed browser, answers that are lost or late, storages that are full or cleared. Throws as soon as a promise about money is
 * broken.
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
  /** How many messages of each tab were judged. */
  private readonly judged = new Map<ModelTab, number>();
  private isTampered = false;
  /** A tab has said that a card was approved. */
  private isCalledPaid = false;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly mayTamper: boolean,
  ) {
    this.bank = new ModelBank(keys === 'honoured');
    this.network = new ModelNetwork(this.bank);
    this.parts = {
      browser: this.browser,
      network: this.network,
      keys,
      now: () => this.at,
      newJourneyId: () => `j${++this.journeys}`,
      sent: (tab, path) => this.sent(tab, path),
    };
    const session = new ModelStorage();
    const first = newJourney('j0', brand.id, { segment: 'payment', step: null });
    createSnapshotStorage(session, brand.id, () => undefined).write({ ...first, journey: aProposedJourney() }, this.at);
    this.tabs.push(new ModelTab(this.parts, session));
  }

  /** `settle` lets everything that follows happen. */
  async move([what, which]: Move, settle: () => Promise<unknown>): Promise<void> {
    await settle();
    const index = which % Math.max(1, this.tabs.length);
    const pick = Math.floor(which / Math.max(1, this.tabs.length));
    const tab = this.tabs[index];
    this.at += 1000;
    if (what < 9) tab?.act(pick);
    else if (what < 15) this.network.happen(pick);
    else if (what === 15) this.network.arriveLate(pick);
    else if (what === 16 && tab) this.tabs[index] = this.knowing(tab.reload());
    else if (what === 17 && tab && this.tabs.length < 3) this.tabs.push(this.knowing(tab.copy()));
    else if (what === 18 && this.tabs.length > 1) this.close(index);
    else if (what === 18 && pick % 3 === 0) await this.killBrowser(settle);
    else if (what === 19 && this.mayTamper) this.tamper(tab, pick);
    await settle();
    this.judge();
  }

  /** A tab that shows earlier messages, which were judged when they were new. */
  private knowing(tab: ModelTab): ModelTab {
    this.judged.set(tab, tab.texts.length);
    return tab;
  }

  private close(index: number): void {
    const [closed] = this.tabs.splice(index, 1);
    closed?.close();
  }

  /** Every session storage is lost. The visitor opens the address again. */
  private async killBrowser(settle: () => Promise<unknown>): Promise<void> {
    const heard = this.tabs.flatMap(({ texts }) => texts);
    for (const tab of this.tabs) tab.close();
    const visit = new ModelTab(this.parts);
    this.tabs = [visit];
    await settle();
    const isOpen = this.bank.charges > 0 && !this.isCalledPaid;
    const isBegun = heard.some((text) => text.includes('Falta só a primeira parcela'));
    if (visit.snapshot.place.segment === 'return-visit') this.remembered += 1;
    else if (isOpen && isBegun && !this.isTampered)
      throw new Error('A visit does not begin with the purchase that is open.');
  }

  /** A storage is full for a while, or something clears it. */
  private tamper(tab: ModelTab | undefined, pick: number): void {
    this.isTampered = true;
    const storages = [this.browser.lasting, ...(tab ? [tab.session] : [])];
    const storage = storages[pick % storages.length];
    if (!storage) return;
    if (pick % 3 === 0) storage.values.clear();
    else storage.isFull = !storage.isFull;
  }

  private sent(tab: ModelTab, path: string): boolean {
    const isPaid = this.isCalledPaid && tab.snapshot.journeyId === 'j0' && !this.isTampered;
    if (isPaid && path === cardPath) throw new Error('A proposal that a tab calls paid is paid again.');
    return this.isTampered || tab.texts.some((text) => text.includes(warned));
  }

  private judge(): void {
    if (this.bank.unwarned > 1) throw new Error('A visitor who read no warning was charged twice.');
    for (const tab of this.tabs) {
      const { texts } = tab;
      const news = texts.slice(this.judged.get(tab) ?? 0);
      this.judged.set(tab, texts.length);
      const { phase, place } = tab.snapshot;
      for (const text of news) {
        this.isCalledPaid ||= text.includes(approved);
        if (text.includes(denied) && this.bank.charges > 0 && !this.isTampered)
          throw new Error('A message says that nothing was charged, and a card is.');
        if (text.includes(promised) && this.keys !== 'honoured')
          throw new Error('A message promises one charge, and the API does not.');
        if (text.includes(approved) && this.bank.charges === 0)
          throw new Error('A card is called approved, and none is.');
      }
      if (
        phase.kind === 'waiting' &&
        tab.options().length < 2 &&
        place.step !== 'lead-select-category' &&
        place.step !== 'pesquisa-algo-mais' &&
        place.step !== 'intro' &&
        place.step !== 'payment-credit-card-select'
      )
        throw new Error(`${place.step} offers fewer than two ways on.`);
    }
  }
}
