import { type AppBridgeSettings, appBridgeSchema } from '../../platform/config';

/** The object that an app adds to the page it shows. */
interface Listener {
  postMessage(text: string): unknown;
}

/** The window, and the objects that an app may have added to it. */
export interface AppPage {
  readonly ReactNativeWebView?: Listener;
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Listener | undefined>> };
  readonly parent: { postMessage(text: string, targetOrigin: string): void };
}

/**
 * Returns the function that sends the name of an event, and nothing else of it, to every app around the page. An app that is
 * absent or throws is ignored. When the settings (`/config.json`) cannot be loaded, the default names are used.
 */
export function createAppBridge(
  page: AppPage,
  readSettings: () => Promise<AppBridgeSettings>,
): (name: string) => Promise<void> {
  return async (name) => {
    const { iosHandler, androidInterface, parentOrigin } = await readSettings().catch(() => appBridgeSchema.parse({}));
    const named = page as unknown as Readonly<Record<string, Listener | undefined>>; // the name may belong to any global, or to none
    const around: unknown = page.parent; // the page itself when it is not in a frame
    const posts = [
      () => page.ReactNativeWebView?.postMessage(name),
      () => page.webkit?.messageHandlers?.[iosHandler]?.postMessage(name),
      () => named[androidInterface]?.postMessage(name),
      () => around !== page && parentOrigin !== null && page.parent.postMessage(name, parentOrigin),
    ];
    // A broken app does not affect the conversation. An iOS handler may return a promise that rejects.
    await Promise.allSettled(posts.map(async (post) => post()));
  };
}
