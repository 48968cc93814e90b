import { join } from 'node:path';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { headerWarnings } from '../serving/nginx/header-warnings';
import { addBuild, buildNames, removeOldBuilds, writeBuildNames } from '../serving/nginx/host-builds';
import { findNginx, noNginx } from '../serving/nginx/program';
import { reloadNginx } from '../serving/nginx/reload';
import { readHost, readSettings, servingOf } from '../serving/nginx/settings';
import { writeNginxFiles } from '../serving/nginx/write-nginx-files';
import type { ReleaseFile } from '../serving/release-entry';
import { supportedContracts } from '../src/segments/segment-contract';
import type { ChangeResult } from './apply-change';
import { recordChange } from './history-file';
import type { HostRequest } from './parse-arguments';

/**
 * Releases a build of the host, or goes back to the one before. A page and its policy are valid only together, so one reload of nginx
 * switches both, after nginx has accepted the configuration. A refusal leaves visitors what they had.
 */
export async function releaseHost(request: HostRequest, by: string): Promise<ChangeResult> {
  const program = await findNginx();
  if (!program) throw new Refusal(noNginx);
  const settings = readSettings(request.settings);
  const { host: site } = settings;
  if (!site) throw new Refusal(`${request.settings} has no host, so none can be released.`);
  const before = buildNames(site.folder);
  const after = request.from === undefined ? before.slice(1) : addBuild(site.folder, request.from);
  const [name] = after;
  if (name === undefined) throw new Refusal(`${site.folder} has no earlier build to go back to.`);

  const host = readHost(settings, site, name);
  const warnings = headerWarnings(host);
  if (request.from !== undefined) refuseUnsupported(host.release);
  const { undo } = await writeNginxFiles(servingOf(settings, host), request.nginx, program);
  let isServed: boolean;
  try {
    await writeBuildNames(site.folder, before, after);
    isServed = await reloadNginx(program.command, request.nginx, settings.state, host);
  } catch (error) {
    undo();
    await writeBuildNames(site.folder, after, before);
    throw error;
  }
  removeOldBuilds(site.folder);
  const lines = [`host release: ${before[0] ?? 'none'} → ${name}`];
  const change = { at: new Date().toISOString(), by, segment: 'host', lines };
  const unrecorded = await recordChange(join(site.deployment, 'release.json'), change);
  const start = `Nothing answers at its address yet. Start nginx: nginx -c ${join(request.nginx, 'nginx.conf')}`;
  return { lines: [...lines, ...(isServed ? [] : [start])], warnings: [...warnings, ...unrecorded] };
}

/** The host loads no build of another contract, so its pages would end at that segment. */
function refuseUnsupported({ segments }: ReleaseFile): void {
  for (const [segment, { contract }] of Object.entries(segments)) {
    if (supportedContracts.includes(contract)) continue;
    throw new Refusal(
      `${segment} is released with contract ${contract}, and this host supports ${supportedContracts.join(' and ')}, so its pages would ` +
        `end there: release another build of ${segment} first.`,
    );
  }
}
