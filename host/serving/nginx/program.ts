import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** An nginx on this machine. */
export interface NginxProgram {
  readonly command: string;
  /** Whether it can send brotli files. */
  readonly brotli: boolean;
  /** The file of the brotli module, when it has to be loaded first. */
  readonly brotliModule?: string;
}

/** Debian installs nginx in a folder that is only in root's PATH. */
const usualCommands = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export const noNginx =
  'No nginx was found. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static; macOS: brew install ' +
  'nginx), or set NGINX_PATH to the program.';

/** Finds the nginx of this machine: `NGINX_PATH`, or else the first one that runs. */
export async function findNginx({ NGINX_PATH }: NodeJS.ProcessEnv = process.env): Promise<NginxProgram | undefined> {
  for (const command of NGINX_PATH ? [NGINX_PATH] : usualCommands) {
    const options = await buildOptions(command);
    if (options !== undefined) return { command, ...brotliIn(options) };
  }
  return undefined;
}

/** What `nginx -V` prints; nothing when there is no such program. */
function buildOptions(command: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(command, ['-V'], (error, _, printed) => resolve(error ? undefined : printed));
  });
}

function brotliIn(options: string): Pick<NginxProgram, 'brotli' | 'brotliModule'> {
  if (/--add-module=\S*brotli/.test(options)) return { brotli: true };
  const [, folder = ''] = /--modules-path=(\S+)/.exec(options) ?? [];
  const brotliModule = join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(brotliModule) ? { brotli: true, brotliModule } : { brotli: false };
}

/** The nginx that serves. It has a `command` when it is on this machine. */
export type ServingNginx = Omit<NginxProgram, 'command'> & Partial<Pick<NginxProgram, 'command'>>;

/** The nginx of this machine, or the one that `brotli` describes: `none`, `built-in`, or the file of the module. */
export async function servingNginx(brotli: string | undefined): Promise<ServingNginx> {
  if (brotli === 'none') return { brotli: false };
  if (brotli === 'built-in') return { brotli: true };
  if (brotli) return { brotli: true, brotliModule: brotli };
  return (await findNginx()) ?? { brotli: false };
}
