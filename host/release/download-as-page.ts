import { type Downloaded, download } from './download';
import { Refusal } from './refusal';
import { visitorHeaders } from './visitor-headers';

/**
 * Downloads a file of a build as a page of this origin does. Refuses what the pages of some brands could not load; only a build on
 * the page's own origin needs no permission.
 */
export async function downloadAsPage(
  address: string,
  destination: 'empty' | 'script',
  origin: string,
): Promise<Downloaded> {
  const downloaded = await download(address, 'check that the whole build was uploaded', {
    headers: visitorHeaders(address, destination, origin),
    redirect: 'manual', // the policy of a page blocks most targets
  });
  if (isForEveryPage(downloaded) || new URL(address).origin === origin) return downloaded;
  const allowed = downloaded.headers.get(header);
  throw new Refusal(
    `${address} was sent ${allowed === null ? `without ${header}` : `with ${header}: ${allowed}`}, so pages of other brands cannot ` +
      `load it: let its server send \`${header}: *\` once, with every file of a build.`,
  );
}

/** Whether the pages of all brands may read it. An origin that a server repeats is not enough: a cache sends it to other pages too. */
export function isForEveryPage({ headers }: Downloaded): boolean {
  return headers.get(header) === '*';
}

const header = 'access-control-allow-origin';
