// npm start, npm test: works with Node and npm only. Checks Node's version, installs the packages and runs the command, which is
// TypeScript. The only JavaScript here, because TypeScript runs only once the packages are installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const PNPM = 'pnpm@12.21.0';
const OLDEST_NODE = [20, 19];

const root = new URL('../../', import.meta.url);
const [command = '', ...args] = process.argv.slice(2);
try {
  refuseOldNode();
  if (!isInstalled()) await install();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
process.argv.splice(2, Infinity, ...args);
await import('tsx');
await import(`./${command}.ts`);

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or later.`);
}

/** pnpm keeps a copy of the lockfile that it installed completely. */
function isInstalled() {
  const installed = new URL('node_modules/.pnpm/lock.yaml', root);
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(new URL('pnpm-lock.yaml', root)));
}

async function install() {
  console.log('installing packages …');
  const installer = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const stop = () => {
    process.kill(-installer.pid); // the whole group: npx does not stop what it starts
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop(), 1000); // npm was killed
  let output = '';
  for (const stream of [installer.stdout, installer.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    installer.once('error', () => resolve(1));
    installer.once('close', resolve);
  });
  for (const signal of signals) process.removeListener(signal, stop);
  clearInterval(watch);
  if (code === 0) return;
  throw new Error(`The packages could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}
