import * as z from 'zod/mini';

const globalName = z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/));

/** By which names the app that shows the page is told of events. SPEC section 7: used by brands with `isApp` alone. */
export const appBridgeSchema = z.object({
  /** The WKWebView script message handler: `window.webkit.messageHandlers[iosHandler]`. */
  iosHandler: z._default(globalName, 'consorcio'),
  /** The object an Android WebView adds to the page: `window[androidInterface]`. */
  androidInterface: z._default(globalName, 'ConsorcioApp'),
  /** The origin (no path) of the page that frames this one; null tells no frame anything. */
  parentOrigin: z._default(
    z.nullable(z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/\\?#@]+$/, 'an origin has no path'))),
    null,
  ),
});
export type AppBridgeSettings = z.infer<typeof appBridgeSchema>;
