/**
 * Lets the bundler drop what the host does not import from the router. The router creates its contexts and components by
 * calls, sets a name on each, and a context on the error boundary of its data routes, which a bundler must keep as side
 * effects; it also reads a hook of React by a computed name, for which webpack adds code to the first scripts. Without
 * these lines, and with the rest marked as pure, a lazy script of the host is 7 KiB smaller, and the first ones 0.2 KiB. The host
 * has no data routes. See docs/adr/0021-the-router-is-trimmed-at-build-time.md.
 */
export default function leanRouter(source: string): string {
  return source
    .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^(var \w+ = )(React\d*\[\w+\]);$/gm, '$1/* @__PURE__ */ (() => $2)();');
}
