import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PageFacts, pageFacts } from '../policy/page-facts';

/** One page of a built host. It is at a `route` (empty for `/`), or at `/` on the `host` name of a partner. */
export interface HostPage {
  readonly file: string;
  readonly route?: string;
  readonly host?: string;
  readonly html: string;
  readonly facts: PageFacts;
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
    .map((file) => ({ ...addressOf(file), ...readPage(dir, file) }));
}

/** Reads any HTML file of a built host. */
export function readPage(dir: string, file: string): Pick<HostPage, 'file' | 'html' | 'facts'> {
  const html = readFileSync(join(dir, file), 'utf8');
  return { file, html, facts: pageFacts(html) };
}

function addressOf(file: string): Pick<HostPage, 'route' | 'host'> {
  // A name without a dot could be a keyword of nginx: `default`, `include`.
  const [, host] = /^hosts\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/index\.html$/.exec(file) ?? [];
  const [, route = ''] = /^(?:([a-z0-9-]+)\/)?index\.html$/.exec(file) ?? [];
  if (host) return { host };
  if (file === 'index.html' || route) return { route };
  throw new Error(`${file} is neither at a route nor at a host name, so no address would lead to it.`);
}
