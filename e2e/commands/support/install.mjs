import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findChromium, isHeadlessShell, noChromium } from './chromium.mjs';
import { runProgram } from './program.mjs';
import { tsImport } from './ts-import.mjs';
import { inRoot } from './workspace.mjs';

const PNPM = 'pnpm@12.21.0';

/** Installs what the lockfile says unless it is there already. Throws with the end of the installer's words. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return 'up to date';
  const { code, output } = await runProgram({ command: 'npx', args: ['--yes', PNPM, 'install', '--frozen-lockfile'] });
  if (code !== 0) {
    throw new Error(`The packages could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
  }
  return 'installed';
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or later (see .node-version).`);
}

/** pnpm keeps the lockfile that it last followed to the end. */
function isInstalled() {
  const followed = inRoot('node_modules/.pnpm/lock.yaml');
  return existsSync(followed) && readFileSync(followed).equals(readFileSync(inRoot('pnpm-lock.yaml')));
}

/**
 * Finds a browser for the journeys; on a Debian machine that is ours alone (root, as in CI) it is installed: the headless
 * shell, which is the quickest, or the whole Chromium where there is no such package.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || isHeadlessShell(findChromium())) return 'found';
  if (process.getuid?.() === 0) {
    if (!findChromium()) await aptGet('update', '-qq'); // with a browser at hand, the quicker one is worth no waiting
    await aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
    if (!findChromium()) await aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const found = findChromium();
  if (!found) throw new Error(noChromium);
  return basename(found);
}

/** Finds an nginx; on a Debian machine that is ours alone it is installed, with brotli. */
export async function ensureNginx() {
  const { findNginx, noNginx } = await tsImport('host/doors/serving.ts');
  if (await findNginx()) return 'found';
  if (process.getuid?.() === 0 && !process.env.NGINX_PATH) {
    await aptGet('update', '-qq');
    await aptGet('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static');
  }
  if (!(await findNginx())) throw new Error(noNginx);
  return 'installed';
}

function aptGet(...args) {
  return runProgram({ command: 'apt-get', args, env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: 180_000 });
}
