import * as z from 'zod/mini';

const globalName = z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/));

/** The names by which the page reports events to the app that shows it. SPEC section 7: only for brands with `isApp`. */
export const appBridgeSchema = z.object({
  /** The WKWebView script message handler: `window.webkit.messageHandlers[iosHandler]`. */
  iosHandler: z._default(globalName, 'consorcio'),
  /** The object an Android WebView adds to the page: `window[androidInterface]`. */
  androidInterface: z._default(globalName, 'ConsorcioApp'),
  /** The origin (no path) of the page that frames this one; with null no frame gets events. */
  parentOrigin: z._default(
    z.nullable(z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/\\?#@]+$/, 'an origin has no path'))),
    null,
  ),
});
export type AppBridgeSettings = z.infer<typeof appBridgeSchema>;
