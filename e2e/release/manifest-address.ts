import { Refusal } from './refusal';

/** The address of a build's manifest, from that of the manifest itself, of its folder or of its origin. */
export function manifestAddress(given: string): string {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Refusal(`"${given}" is no address of a build: write it with https:// or http://.`);
  }
  if (address.username || address.password || address.search || address.hash) {
    throw new Refusal(
      `"${given}" has more than a path: leave out name, password, ? and #, since every visitor reads the address.`,
    );
  }
  if (address.pathname.endsWith('.json')) return address.href;
  return new URL('mf-manifest.json', address.href.replace(/\/*$/, '/')).href;
}

/** Whether anybody on the way could change what visitors are sent. */
export function isUnsafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isLocal = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && !isLocal;
}
