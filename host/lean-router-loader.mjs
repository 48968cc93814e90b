/**
 * The router names its components and makes its contexts where it is loaded, so a bundler has to keep all of it: forms,
 * loaders, links. Without the names, and with a word that nobody misses what is not used, it keeps what the host imports.
 * When the router is written another way one day, this finds nothing to do, and `pnpm size` notices.
 */
export default function leanRouter(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
