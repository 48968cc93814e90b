import { join } from 'node:path';
import type { Serving } from './settings';
import { hostSite, segmentSite } from './sites';

interface Nginx {
  /** The folder that the files will be in. */
  readonly dir: string;
  readonly brotli: boolean;
  /** The file of the brotli module, when nginx has to load one. */
  readonly brotliModule?: string;
}

/**
 * All files of a configuration, by name: one for each site, and `nginx.conf`, the complete configuration of an nginx that serves
 * only these sites.
 */
export function nginxFiles(serving: Serving, { dir, brotli, brotliModule }: Nginx): ReadonlyMap<string, string> {
  const sites = new Map(
    serving.segments.map((segment) => [`${segment.name}.conf`, segmentSite(serving, segment, { brotli })]),
  );
  if (serving.host) sites.set('host.conf', hostSite(serving, serving.host, { brotli }));
  const includes = [...sites.keys()].map((site) => join(dir, site));
  return new Map([...sites, ['nginx.conf', mainFile(serving, includes, brotliModule)]]);
}

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function mainFile({ state, logs, user }: Serving, includes: readonly string[], brotliModule?: string): string {
  return `${[
    '# Written by `pnpm build nginx`, for `nginx -c`. An nginx that has its own configuration includes the sites instead.',
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    ...(user ? [`user ${user};`] : []),
    'worker_processes auto;',
    `pid "${join(state, 'nginx.pid')}";`,
    `error_log "${join(logs, 'error.log')}" error;`,
    'events {',
    '    worker_connections 4096;',
    '}',
    'http {',
    '    map_hash_bucket_size 256; # for long host names',
    ...temporaryFolders.map((name) => `    ${name}_temp_path "${join(state, name)}";`),
    ...includes.map((file) => `    include "${file}";`),
    '}',
  ].join('\n')}\n`;
}
