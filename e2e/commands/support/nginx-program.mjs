import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './program.mjs';

/** Debian keeps it where only root looks. */
const elsewhere = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

export const noNginx =
  'No nginx was found. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static; macOS: brew install ' +
  'nginx), or set NGINX_PATH to the program.';

/** The nginx of this machine: `NGINX_PATH`, or the first one in the usual folders. */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) return isRunnable(env.NGINX_PATH) ? env.NGINX_PATH : undefined;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...elsewhere];
  return folders.map((folder) => join(folder, 'nginx')).find(isRunnable);
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

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
