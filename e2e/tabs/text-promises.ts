import type { IdempotencyKeys } from '@consorcio/shared/http';
import type { ModelBank } from './model-bank';
import type { ModelTab } from './model-tab';
import type { Promises } from './promises';

const denied = 'Nada foi cobrado';
const promised = 'não será cobrado duas vezes';
const approved = 'Pagamento aprovado';
/** Steps that need no second way on: forms, the end of the model, and the first step of a visit. */
const needsOneWay: readonly (string | null)[] = [
  'lead-select-category',
  'pesquisa-algo-mais',
  'intro',
  'payment-credit-card-select',
];

/** What the visitor reads in the tabs agrees with what the bank did. */
export class TextPromises {
  /** A tab has said that a card was approved. */
  isCalledPaid = false;
  /** How many messages of each tab were judged. */
  private readonly judged = new Map<ModelTab, number>();

  constructor(
    private readonly promise: Promises['promise'],
    private readonly bank: ModelBank,
    private readonly keys: IdempotencyKeys,
  ) {}

  /** The messages of this tab were judged when they were new. */
  know(tab: ModelTab): ModelTab {
    this.judged.set(tab, tab.texts.length);
    return tab;
  }

  judge(tab: ModelTab, isTampered: boolean): void {
    const { promise, bank } = this;
    const news = tab.texts.slice(this.judged.get(tab) ?? 0);
    this.know(tab);
    const { chargesThen = bank.charges } = tab;
    for (const text of news) {
      this.isCalledPaid ||= text.includes(approved);
      const isDenied = text.includes(denied) && chargesThen > 0 && !isTampered;
      promise(!isDenied, 'A message says that nothing was charged, and a card is.');
      const isKept = !text.includes(promised) || this.keys === 'honoured';
      promise(isKept, 'A message promises one charge, and the API does not.');
      promise(!text.includes(approved) || bank.charges > 0, 'A card is called approved, and none is.');
    }
    const { phase, place } = tab.snapshot;
    const hasWayOn = phase.kind !== 'waiting' || tab.options().length > 1 || needsOneWay.includes(place.step);
    promise(hasWayOn, `${place.step} offers fewer than two ways on.`);
  }
}
