import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@consorcio/shared/webpack/program';
import { firstRunnable, onPath } from './find-program.ts';

/** Debian keeps it where only root looks. */
const elsewhere = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export const noNginx =
  'No nginx was found. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static; macOS: brew install ' +
  'nginx), or set NGINX_PATH to the program.';

/** The nginx of this machine: `NGINX_PATH`, or the first one in the usual folders. */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) return firstRunnable([env.NGINX_PATH]);
  return firstRunnable([...onPath('nginx', env), ...elsewhere]);
}

/**
 * What an nginx can do with brotli, as it says itself.
 * @param {string} program
 * @returns {Promise<{ brotli: boolean, brotliModule?: string }>} with a file when that has to be loaded first
 */
export async function brotliOf(program) {
  const { output } = await runProgram({ command: program, args: ['-V'] });
  if (/--add-module=\S*brotli/.test(output)) return { brotli: true };
  const [, folder = ''] = /--modules-path=(\S+)/.exec(output) ?? [];
  const brotliModule = join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(brotliModule) ? { brotli: true, brotliModule } : { brotli: false };
}
