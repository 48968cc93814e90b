import type { ModelNetwork } from './model-network';
import type { Sent } from './model-page';
import type { ModelTab } from './model-tab';
import type { Promises } from './promises';

/** How the product says that it does not know what became of a request. */
const explained =
  /não recebi a confirmação|pode ter sid[oa]|não sei dizer|ficou sem confirmação|só vale quando você pagar|duas cobranças podem cair/i;

/** When a payment may leave a tab. */
export class RequestPromises {
  constructor(
    private readonly promise: Promises['promise'],
    private readonly network: ModelNetwork,
    /** The tabs that are open. */
    private readonly tabs: () => readonly ModelTab[],
  ) {}

  goesOut(tab: ModelTab, { key }: Sent): void {
    const { promise } = this;
    promise(!this.network.isUsed, 'Two payments of one proposal are under way at once.');
    const isAnswered = this.tabs().some(({ answers }) => answers.has(key));
    promise(!isAnswered, 'A payment is sent again whose answer an open tab has.');
    const { received, open } = tab.exchanged;
    promise(!received.has(key), 'A payment is sent again whose answer the visitor has read.');
    const since = tab.texts.slice(open.get(key) ?? tab.texts.length);
    const isRead = !open.has(key) || since.some((text) => explained.test(text));
    promise(
      isRead,
      'A payment without an answer is sent again, and the visitor has not read that its outcome is unknown.',
    );
  }
}
