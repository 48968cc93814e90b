import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { pageFacts } from '../serving/policy/page-facts';
import { sourceOf } from '../serving/policy/policy-sources';
import { type Downloaded, downloadAsPage } from './download';
import type { HostPolicy } from './host-policy';

/** Refuses a page of a segment that the host could not show in a frame, or whose policy does not protect what is typed there. */
export async function checkPage(address: string, integrity: string, policy: HostPolicy): Promise<void> {
  const downloaded = await downloadAsPage(address, 'iframe', policy.origin);
  refuseAnother('page', downloaded, integrity);
  const html = String(downloaded.bytes);
  const { scriptHashes } = pageFacts(html);
  const [, own = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  if (scriptHashes.length === 0 || !own.includes(`script-src ${scriptHashes.join(' ')};`)) {
    throw new Refusal(
      `${address} has no policy that names its scripts alone: build it with remoteConfig of shared/webpack.`,
    );
  }
  const sent = downloaded.headers.get('content-security-policy') ?? '';
  const showing = [...sent.matchAll(/(?:^|[;,]) *frame-ancestors([^;,]*)/g)].map(([, sources = '']) => sources.trim());
  if (showing.length === 0 || !/(?:^|[;,]) *connect-src/.test(sent)) {
    throw new Refusal(
      `${address} was sent without a policy that says who may show it (frame-ancestors) and to which API it sends (connect-src): let ` +
        'its server send the headers of docs/guides/serving.md.',
    );
  }
  const covers = (sources: string) =>
    policy.isUnknown
      ? !/^('none')?$/.test(sources)
      : sources.split(' ').some((source) => sourceOf(source, new URL(address).origin)(policy.origin));
  if (showing.every(covers)) return;
  throw new Refusal(
    `${address} may be shown only by pages of ${showing.join(' and ')}: add those of the host to \`pageOrigins\` in the settings of its ` +
      'server, and reload it (docs/guides/serving.md), then try again.',
  );
}

/** Refuses a file that is not the one of the build. */
export function refuseAnother(kind: 'script' | 'page', { address, bytes }: Downloaded, integrity?: string): void {
  if (integrity === integrityOf(bytes)) return;
  throw new Refusal(
    `${address} is not the ${kind} that its manifest was built with: its hash differs. Upload the build again.`,
  );
}
