// npm start, npm test: works with Node and npm only. Checks Node's version and the folder, installs the packages and runs the command, which
// is TypeScript. The only JavaScript here, because TypeScript runs only once the packages are installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PNPM = 'pnpm@12.21.0';

const root = new URL('../../', import.meta.url);
const [command = '', ...args] = process.argv.slice(2).filter((word) => word !== '--'); // pnpm passes it on
try {
  refuseUnsupportedNode();
  refuseUnreadablePath();
  if (!isInstalled()) await install();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
process.argv.splice(2, Infinity, ...args);
await import('tsx');
await import(`./${command}.ts`);

/** package.json names the versions like this: `^20.19 || >=24`. */
function refuseUnsupportedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const ranges = readJson('package.json').engines.node.split(' || ');
  const isSupported = ranges.some((range) => {
    const [oldestMajor, oldestMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number);
    return major === oldestMajor ? minor >= oldestMinor : major > oldestMajor && range.startsWith('>=');
  });
  if (isSupported) return;
  const inWords = (range) => range.replace(/^\^((\d+).*)/, '$1 or a later $2').replace(/^>=(.*)/, '$1 or later');
  throw new Error(`Node ${process.versions.node} is not supported: install Node ${ranges.map(inWords).join(', ')}.`);
}

/** webpack, module federation and tsx read these characters as syntax. */
function refuseUnreadablePath() {
  const path = decodeURIComponent(root.pathname);
  const [wrong] = /[!#'*?]/.exec(path) ?? [];
  const others = "a path of letters, digits, spaces and other signs than ! # ' * ? \\";
  if (wrong !== undefined) throw new Error(`The path ${path} contains ${wrong}: move the folder to ${others}.`);
}

/** pnpm keeps a copy of the lockfile that it installed, and a link for each package that a package of the workspace needs. */
function isInstalled() {
  const installed = new URL('node_modules/.pnpm/lock.yaml', root);
  if (!existsSync(installed)) return false;
  if (!readFileSync(installed).equals(readFileSync(new URL('pnpm-lock.yaml', root)))) return false;
  const packages = ['.', ...readdirSync(root)].filter((folder) => existsSync(new URL(`${folder}/package.json`, root)));
  return packages.every((folder) => {
    const { dependencies, devDependencies } = readJson(`${folder}/package.json`);
    const needed = Object.keys({ ...dependencies, ...devDependencies });
    return needed.every((name) => existsSync(new URL(`${folder}/node_modules/${name}/package.json`, root)));
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, root), 'utf8'));
}

async function install() {
  console.log('installing packages …');
  const { npm_execpath: npm = '' } = process.env; // the npm that runs this; without it the one of this machine
  const [program, words] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const installation = ['exec', '--yes', '--', PNPM, 'install', '--frozen-lockfile'];
  const stdio = ['ignore', 'pipe', 'pipe'];
  const installer = spawn(program, [...words, ...installation], { cwd: root, stdio, detached: true });
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
  installer.once('error', ({ message }) => (output += message)); // it closes then too
  const code = await new Promise((resolve) => installer.once('close', resolve));
  for (const signal of signals) process.removeListener(signal, stop);
  clearInterval(watch);
  if (code !== 0)
    throw new Error(`The packages could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}
