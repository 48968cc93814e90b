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
    await Promise.all([
      ignoringErrors(() => page.ReactNativeWebView?.postMessage(name)),
      ignoringErrors(() => page.webkit?.messageHandlers?.[iosHandler]?.postMessage(name)),
      ignoringErrors(() => named[androidInterface]?.postMessage(name)),
      ignoringErrors(() => around !== page && parentOrigin !== null && page.parent.postMessage(name, parentOrigin)),
    ]);
  };
}

/** An iOS handler may return a promise that rejects. */
async function ignoringErrors(post: () => unknown): Promise<void> {
  try {
    await post();
  } catch {
    // A broken app does not affect the conversation.
  }
}
