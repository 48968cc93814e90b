import { activePartsOf } from '@consorcio/shared/webpack/page-scripts';
import { jsonIn } from '../release/download';
import type { Get } from './bounded-fetch';
import { type ExpectedFiles, type Kind, watchedHeadersOf } from './headers';
import { manifestsIn, scriptsNamedBy } from './named-files';

/** Describes what a site serves now, to compare with later. Use it right after a deployment, and read the result before you keep it. */
export async function recordExpected(address: string, get: Get): Promise<ExpectedFiles> {
  const headers: ExpectedFiles['headers'] = {};
  const read = async (file: string, kind: Kind) => {
    const served = await get(new URL(file, address).href, 'identity', kind);
    headers[kind] = watchedHeadersOf(served.headers);
    return served.bytes;
  };
  const page = await read(address, 'page');
  const [script] = activePartsOf(String(page)).sources;
  if (script) await read(script.address, 'script');
  const config = jsonIn(await read('/config.json', 'settings'));
  const [build] = manifestsIn(jsonIn(await read('/release.json', 'settings')));
  if (build) {
    const manifest = new URL(build.manifest, address).href;
    const [file] = scriptsNamedBy(await read(manifest, 'manifest'));
    if (file !== undefined) await read(new URL(file, manifest).href, 'segmentScript');
  }
  return { headers, config };
}
