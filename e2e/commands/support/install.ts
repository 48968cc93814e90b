import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findNginx, noNginx } from '@consorcio/host/serving';
import { type EngineName, engines } from '../../engines/engines';
import { findChromium, isHeadlessShell, noChromium } from './chromium';
import { runProgram } from './program';

/**
 * Finds a browser for the journeys. As root on Debian, as in CI, it is installed: the headless shell, which is the quickest, or
 * the whole Chromium where there is no such package.
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH || isHeadlessShell(findChromium())) return 'found';
  if (!findChromium()) await aptGet('update'); // if there is a browser, a quicker one is not worth this wait
  await install('chromium-headless-shell');
  if (!findChromium()) await install('chromium');
  const found = findChromium();
  if (!found) throw new Error(noChromium);
  return basename(found);
}

/** Finds an nginx. As root on Debian, as in CI, it is installed, with brotli. */
export async function ensureNginx(): Promise<string> {
  if (await findNginx()) return 'found';
  if (!process.env.NGINX_PATH) {
    await aptGet('update');
    await install('nginx-light', 'libnginx-mod-http-brotli-static');
  }
  if (!(await findNginx())) throw new Error(noNginx);
  return 'installed';
}

/** Installs what an engine of the journeys needs, as root on Debian. */
export async function installEngine(name: EngineName): Promise<void> {
  await aptGet('update');
  await install(...engines[name].packages);
}

const install = (...packages: readonly string[]) => aptGet('install', '-y', '--no-install-recommends', ...packages);

/** As root only, and one at a time: of two that run at once, the second fails. */
async function aptGet(...args: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const waiting = [join(tmpdir(), 'consorcio-apt-get.lock'), 'apt-get', '-qq', ...args];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram({ command: 'flock', args: waiting, env, limitMs: 300_000 });
}
