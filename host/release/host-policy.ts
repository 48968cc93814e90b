import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { longHeaders } from '../serving/policy/header-limit';
import { type Source, sourcesIn } from '../serving/policy/policy-sources';
import { download } from './download';
import { isUnsafe } from './manifest-address';
import { usualOrigin } from './visitor-headers';

/** From which origins the pages of a deployed host may load segments. */
export interface HostPolicy {
  /** Of the page, as its browser names it to the servers of segments. */
  readonly origin: string;
  /** Nobody named the host, so its origin is only the usual one. */
  readonly isUnknown?: boolean;
  readonly warnings: readonly string[];
  /** Refuses a build with an address that those pages would block: of its code, or of its pages, which they show in a frame. */
  refuseBlocked(segment: string, addresses: readonly string[], pages: readonly string[]): void;
}

/** Of a host that nobody named. */
export const unknownPolicy: HostPolicy = {
  origin: usualOrigin,
  isUnknown: true,
  warnings: [],
  refuseBlocked: () => undefined,
};

/**
 * Asks the host for a page and reads the policy that browsers will apply. A page without a policy blocks nothing. Refuses a host whose
 * headers have become too long to be delivered.
 */
export async function readHostPolicy(host: string): Promise<HostPolicy> {
  const { headers, address } = await download(addressOf(host), 'name the address of a page of the host with --host');
  const { origin: self } = new URL(address);
  // Each policy restricts on its own: a browser applies all of them.
  const policies = (headers.get('content-security-policy') ?? '').split(',').filter((policy) => policy.trim() !== '');
  const sourcesFor = (...directives: readonly string[]) =>
    policies.flatMap((policy) => directives.map((directive) => sourcesIn(policy, directive, self)));
  const [forCode, forPages] = [sourcesFor('script-src', 'connect-src'), sourcesFor('frame-src')];
  return {
    origin: self,
    warnings: longHeaders(host, headers),
    refuseBlocked(segment, addresses, pages) {
      for (const address of [...addresses, ...pages]) {
        const { origin } = new URL(address);
        if (self.startsWith('https:') && isUnsafe(address)) {
          throw new Refusal(
            `Pages of ${host} are encrypted, so they would block this build of ${segment}, which is not: serve ${origin} over TLS and ` +
              'write its address with https://.',
          );
        }
        const [restrictions, what] = pages.includes(address) ? [forPages, 'a page'] : [forCode, 'code'];
        if (restrictions.every((allowed) => isAllowed(origin, allowed))) continue;
        throw new Refusal(
          `Pages of ${host} may not load ${what} from ${origin}, so they would block this build of ${segment}: add the origin to ` +
            '`segmentOrigins` in the settings of that server, and reload it (docs/guides/serving.md), then try again.',
        );
      }
    },
  };
}

function addressOf(host: string): string {
  const address = URL.canParse(host) ? new URL(host) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address.href;
  throw new Refusal(`"${host}" is not the address of a host: write it with https:// or http://.`);
}

function isAllowed(origin: string, sources: readonly Source[] | undefined): boolean {
  return sources === undefined || sources.some((source) => source(origin));
}
