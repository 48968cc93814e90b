/**
 * Lets the bundler drop what the host does not import from the router. The router creates its contexts and components by
 * calls and sets a name on each, which a bundler must keep as side effects. Without the names, and with the calls marked as
 * pure, the first script is 7 KiB smaller. See docs/adr/0021-the-router-is-trimmed-at-build-time.md.
 */
export default function leanRouter(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
