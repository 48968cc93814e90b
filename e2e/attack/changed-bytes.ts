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

/** From now on everything arrives as a server without protection sends it: no policies, no hashes. For controls. */
export async function stripProtection(page: Page): Promise<void> {
  const change = async (route: Route, body: (text: string) => string | Promise<string>) => {
    const response = await route.fetch();
    const policies = ['content-security-policy', 'integrity-policy'];
    const headers = Object.entries(response.headers()).filter(([name]) => !policies.includes(name));
    await route.fulfill({ response, headers: Object.fromEntries(headers), body: await body(await response.text()) });
  };
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    (route) => (route.request().resourceType() === 'document' ? change(route, withoutHashes) : route.fallback()),
  );
  await page.route('**/mf-manifest.json', (route) => change(route, withoutHashes));
  await page.route('**/release.json', (route) => change(route, (text) => text.replace(/,"integrity":"[^"]*"/g, '')));
}

/** Without hashes on the scripts and in the table of the page, or in a manifest. */
function withoutHashes(text: string): string {
  return text.replace(/ integrity="[^"]*"/g, '').replace(/sha384-[\w+/]{64}/g, '');
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
