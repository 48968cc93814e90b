import { join } from 'node:path';
import { hostSite, segmentSite } from './nginx-site.mjs';

/**
 * All files of a configuration, by name: one for each site, and `nginx.conf`, which is all of an nginx that serves them alone.
 * @param {import('./nginx-site.mjs').Serving} serving
 * @param {{ dir: string, brotli: boolean, brotliModule?: string | undefined }} nginx `dir` is where they will lie; the module has to be loaded
 * when it is named
 * @returns {Map<string, string>}
 */
export function nginxFiles(serving, { dir, brotli, brotliModule }) {
  const sites = new Map(
    serving.segments.map((segment) => [`${segment.name}.conf`, segmentSite(serving, segment, { brotli })]),
  );
  if (serving.host) sites.set('host.conf', hostSite(serving, { brotli }));
  return new Map([...sites, ['nginx.conf', whole(serving, { dir, brotliModule, sites: [...sites.keys()] })]]);
}

function whole({ state, logs, user }, { dir, brotliModule, sites }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${[
    '# Written by `pnpm nginx config`. For `nginx -c`; an nginx with a configuration of its own includes the sites instead.',
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    ...(user ? [`user ${user};`] : []),
    'worker_processes auto;',
    `pid "${join(state, 'nginx.pid')}";`,
    `error_log "${join(logs, 'error.log')}" error;`,
    'events {',
    '    worker_connections 4096;',
    '}',
    'http {',
    '    map_hash_bucket_size 256; # for the names of hosts',
    ...temporary.map((name) => `    ${name}_temp_path "${join(state, name)}";`),
    ...sites.map((site) => `    include "${join(dir, site)}";`),
    '}',
  ].join('\n')}\n`;
}
