import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The pages of a built host as they lie there, overridden or not: each carries its brand.
 * @param {string} dir
 * @returns {HostPage[]}
 */
export function readHostPages(dir) {
  if (!existsSync(join(dir, '404.html'))) {
    throw new Error(`There is no built host in ${dir}. Run \`pnpm build host\`, or name its folder.`);
  }
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .sort()
    .map((file) => ({ file, ...doorOf(file), ...readPage(readFileSync(join(dir, file), 'utf8')) }));
}

/**
 * @typedef {{
 *   file: string,
 *   route?: string,
 *   host?: string,
 *   isApp: boolean,
 *   hasTagManager: boolean,
 *   scriptHashes: readonly string[],
 * }} HostPage By a `route`, which is empty for `/`, or by the `host` name of a partner
 */

function doorOf(file) {
  // A name without a dot could be a word of nginx's own: `default`, `include`.
  const [, host] = /^hosts\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/index\.html$/.exec(file) ?? [];
  const [, route = ''] = /^(?:([a-z0-9-]+)\/)?index\.html$/.exec(file) ?? [];
  if (host) return { host };
  if (file === 'index.html' || route) return { route };
  throw new Error(`${file} is neither at a route nor at a host name, so no address would lead to it.`);
}

/** What the policy of a page depends on. */
function readPage(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
  const brand = JSON.parse(scripts.find(({ attributes }) => attributes.includes('id="brand"'))?.text ?? '{}');
  return {
    isApp: brand.isApp === true,
    hasTagManager: typeof brand.trackingId === 'string',
    scriptHashes: scripts
      .filter(isRun)
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  };
}

/** Data in a script element runs nothing, so no policy looks at it. */
const isRun = ({ attributes }) => !/\bsrc=|type="application\/json"/.test(attributes);
