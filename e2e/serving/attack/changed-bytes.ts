import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import type { Page, Route } from '@playwright/test';

/** A file that arrives otherwise than it was built. */
export interface ChangedFile {
  hits(): number;
}

/** One byte more: code and JSON stay valid, so only a hash can tell. */
export const withNewline = (text: string): string => `${text}\n`;

/** Changes a served file from now on. `path` is that of its address. */
export async function changeFile(page: Page, path: string, change: (text: string) => string): Promise<ChangedFile> {
  let hits = 0;
  // A page that a test answers is of no known network, so Chromium would not let it reach this machine.
  await page.context().grantPermissions(['local-network-access']);
  const isIt = ({ pathname }: URL) => pathname === path;
  await page.route(isIt, async (route) => {
    hits += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  return { hits: () => hits };
}

/**
 * From now on the page and the release name the hash of the changed file, as if it had been built and released so. For controls: the
 * same bytes must then run.
 */
export async function pinChanged(page: Page, path: string, change: (text: string) => string): Promise<void> {
  const [name, built] = builtPackages()
    .map((name) => [name, inRoot(name, 'dist', basename(path))] as const)
    .find(([, file]) => existsSync(file)) ?? ['', path];
  const script = readFileSync(built, 'utf8');
  const pinned = (text: string) => text.replaceAll(integrityOf(script), integrityOf(change(script)));
  const answer = async (route: Route, changed: (text: string) => string) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: withoutPolicy(response.headers()), body: changed(await response.text()) });
  };
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    (route) => (route.request().resourceType() === 'document' ? answer(route, pinned) : route.fallback()),
  );
  if (name === 'host') return;
  const manifest = readFileSync(inRoot(name, 'dist/mf-manifest.json'), 'utf8');
  await page.route('**/mf-manifest.json', (route) => answer(route, pinned));
  await page.route('**/release.json', (route) =>
    answer(route, (text) => text.replaceAll(integrityOf(manifest), integrityOf(pinned(manifest)))),
  );
}

/** The policy names the hash of the table in the page, which has changed. That of hashes stays. */
function withoutPolicy({ 'content-security-policy': _, ...headers }: Readonly<Record<string, string>>) {
  return headers;
}

/** The files that the browser refused because of their hash, as paths of addresses. */
export function watchRefusals(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    const [, address] = /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? [];
    if (address) refused.push(new URL(address).pathname);
  });
  return refused;
}
