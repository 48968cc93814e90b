import { type AppBridgeSettings, appBridgeSchema } from '../config/app-bridge-settings';

/** What an app adds to a page it shows: something that takes a text. */
interface Listener {
  postMessage(text: string): unknown;
}

/** The window, and what the app around it may have put there. */
export interface AppPage {
  readonly ReactNativeWebView?: Listener;
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Listener | undefined>> };
  readonly parent: { postMessage(text: string, targetOrigin: string): void };
}

/**
 * Gives the way to tell the app around the page the name of an event, and nothing else of it. Each app that is there hears
 * it; one that is absent or throws is silence. Without its settings (`/config.json` did not come) the default names hold.
 */
export function createAppBridge(
  page: AppPage,
  readSettings: () => Promise<AppBridgeSettings>,
): (name: string) => Promise<void> {
  return async (name) => {
    const { iosHandler, androidInterface, parentOrigin } = await readSettings().catch(() => appBridgeSchema.parse({}));
    const named = page as unknown as Readonly<Record<string, Listener | undefined>>; // any global may be called so, or none
    const around: unknown = page.parent; // the page itself where no frame is around it
    await Promise.all([
      silently(() => page.ReactNativeWebView?.postMessage(name)),
      silently(() => page.webkit?.messageHandlers?.[iosHandler]?.postMessage(name)),
      silently(() => named[androidInterface]?.postMessage(name)),
      silently(() => around !== page && parentOrigin !== null && page.parent.postMessage(name, parentOrigin)),
    ]);
  };
}

/** An iOS handler may answer with a promise, and break it. */
async function silently(post: () => unknown): Promise<void> {
  try {
    await post();
  } catch {
    // Whoever shows the page is not the visitor's concern.
  }
}
