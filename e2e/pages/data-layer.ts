import { dataLayerEvents } from '@consorcio/host/analytics';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Events that a page pushes to the data layer, over all reloads, and the names that the surrounding app receives. */
export class DataLayer {
  private readonly pushed: { readonly event: string }[] = [];
  private readonly posted: string[] = [];

  private constructor() {}

  /** Records every page opened after this call, in one tab or in all. The surrounding app is a React Native WebView. */
  static async listenOn(page: Page | BrowserContext): Promise<DataLayer> {
    const layer = new DataLayer();
    await page.exposeFunction('pushed', (entry: string) => void layer.pushed.push(JSON.parse(entry)));
    await page.exposeFunction('posted', (name: string) => void layer.posted.push(name));
    await page.addInitScript(() => {
      const entries: unknown[] = [];
      entries.push = (...more) => {
        for (const entry of more) Reflect.get(window, 'pushed')(JSON.stringify(entry));
        return Array.prototype.push.apply(entries, more);
      };
      Object.assign(window, {
        dataLayer: entries,
        ReactNativeWebView: { postMessage: (name: string) => Reflect.get(window, 'posted')(name) },
      });
    });
    return layer;
  }

  /** The data layer holds exactly the events of these names, in this order, each valid by its schema. */
  async holds(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.names).toEqual(names);
    for (const event of this.pushed) {
      const schema = Object.entries(dataLayerEvents).find(([name]) => name === event.event)?.[1];
      expect(schema?.safeParse(event).success, `${event.event} by its schema`).toBe(true);
    }
  }

  get names(): readonly string[] {
    return this.pushed.map(({ event }) => event);
  }

  /** The event names that the app received. */
  get receivedByApp(): readonly string[] {
    return this.posted;
  }
}
