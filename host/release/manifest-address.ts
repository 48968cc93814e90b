import { Refusal } from '@consorcio/shared/webpack/fail-with';

/** The address of a build's manifest, from the address of the manifest itself, of its folder or of its origin. */
export function manifestAddress(given: string): string {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Refusal(`"${given}" is not the address of a build: write it with https:// or http://.`);
  }
  if (address.username || address.password || address.search || address.hash) {
    throw new Refusal(
      `"${given}" has more than a path: leave out user name, password, ? and #, because every visitor can read the address.`,
    );
  }
  if (address.pathname.endsWith('.json')) return address.href;
  return new URL('mf-manifest.json', address.href.replace(/\/*$/, '/')).href;
}

/** Whether others on the network could change what visitors receive. */
export function isUnsafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isLocal = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && !isLocal;
}
