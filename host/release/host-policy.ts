import { download } from './download';
import { type Source, sourcesIn } from './policy-sources';
import { Refusal } from './refusal';

/** From which origins the pages of a deployed host may load segments. */
export interface HostPolicy {
  /** Refuses a build with an address that those pages would block. */
  refuseBlocked(segment: string, addresses: readonly string[]): void;
}

/** Asks the host for a page and reads the policy that browsers will apply. A page without a policy blocks nothing. */
export async function readHostPolicy(host: string): Promise<HostPolicy> {
  const page = addressOf(host);
  const { headers } = await download(page.href, 'name the address of a page of the host with --host');
  // Each policy restricts on its own: a browser applies all of them.
  const policies = (headers.get('content-security-policy') ?? '').split(',').filter((policy) => policy.trim() !== '');
  const restrictions = policies.flatMap((policy) => [
    sourcesIn(policy, 'script-src', page.origin),
    sourcesIn(policy, 'connect-src', page.origin),
  ]);
  return {
    refuseBlocked(segment, addresses) {
      for (const { origin } of addresses.map((address) => new URL(address))) {
        if (restrictions.every((allowed) => isAllowed(origin, allowed))) continue;
        throw new Refusal(
          `Pages of ${host} may not load code from ${origin}, so they would block this build of ${segment}: add the origin to ` +
            '`segmentOrigins` in the settings of that server, generate and reload (docs/guides/serving.md), then try again.',
        );
      }
    },
  };
}

function addressOf(host: string): URL {
  const address = URL.canParse(host) ? new URL(host) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new Refusal(`"${host}" is not the address of a host: write it with https:// or http://.`);
}

function isAllowed(origin: string, sources: readonly Source[] | undefined): boolean {
  return sources === undefined || sources.some((source) => source(origin));
}
