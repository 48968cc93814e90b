import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as z from 'zod/mini';
import { BRAND_ELEMENT_ID } from '../../src/page/page-brand';

/** One page of a built host. It is at a `route` (empty for `/`), or at `/` on the `host` name of a partner. */
export interface HostPage {
  readonly file: string;
  readonly route?: string;
  readonly host?: string;
  readonly isApp: boolean;
  readonly hasTagManager: boolean;
  /** Of the scripts written into the page, as sources of a Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
}

/** Reads the pages of a built host as they are on the disk, with overridden brands too: each page carries its brand. */
export function readHostPages(dir: string): readonly HostPage[] {
  if (!existsSync(join(dir, '404.html'))) {
    throw new Error(`There is no built host in ${dir}. Run \`pnpm build host\`, or name its folder.`);
  }
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .sort()
    .map((file) => ({ file, ...addressOf(file), ...readPage(readFileSync(join(dir, file), 'utf8')) }));
}

function addressOf(file: string): Pick<HostPage, 'route' | 'host'> {
  // A name without a dot could be a keyword of nginx: `default`, `include`.
  const [, host] = /^hosts\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/index\.html$/.exec(file) ?? [];
  const [, route = ''] = /^(?:([a-z0-9-]+)\/)?index\.html$/.exec(file) ?? [];
  if (host) return { host };
  if (file === 'index.html' || route) return { route };
  throw new Error(`${file} is neither at a route nor at a host name, so no address would lead to it.`);
}

/** What the policy of a page depends on, in the brand that the page carries. */
const brandInPageSchema = z.object({
  isApp: z._default(z.boolean(), false),
  trackingId: z._default(z.nullable(z.string()), null),
});

function readPage(html: string): Pick<HostPage, 'isApp' | 'hasTagManager' | 'scriptHashes'> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
  const data = scripts.find(({ attributes }) => attributes.includes(`id="${BRAND_ELEMENT_ID}"`))?.text ?? '{}';
  const { isApp, trackingId } = brandInPageSchema.parse(JSON.parse(data));
  return {
    isApp,
    hasTagManager: trackingId !== null,
    scriptHashes: scripts
      .filter(({ attributes }) => isInlineCode(attributes))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  };
}

/** Data in a script element does not run, so policies ignore it. */
function isInlineCode(attributes: string): boolean {
  return !/\bsrc=|type="application\/json"/.test(attributes);
}
