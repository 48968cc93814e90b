import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';

const made = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(made, { recursive: true }));

const packageOf = (content: object) => JSON.stringify({ engines: { node: '>=20' }, ...content });

/** Starts a workspace of these files on a machine where no path leads to npm. `npm`: the file of the npm that starts it. */
function start(folder: string, files: Readonly<Record<string, string>> = {}, npm?: string) {
  const root = join(made, folder);
  cpSync(inRoot('e2e/commands/bootstrap.mjs'), join(root, 'e2e/commands/bootstrap.mjs'));
  for (const [name, content] of Object.entries({ 'package.json': packageOf({}), 'pnpm-lock.yaml': 'lock', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const args = [join(root, 'e2e/commands/bootstrap.mjs'), 'none'];
  const env = { PATH: '', ...(npm && { npm_execpath: join(root, npm) }) };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const oldNode = { 'package.json': packageOf({ engines: { node: '^20.99 || ^22.99 || >=99' } }) };
const supported =
  /^\nNode [\d.]+ is not supported: install Node 20\.99 or a later 20, 22\.99 or a later 22, 99 or later\.\n$/;

const unreadable = /^\nThe path .* contains [!#'*?]: move the folder to a path of letters, .*\n$/;

const wrongPaths = ["João's", 'a!b', 'a#b', 'a*b', 'a?b'].map((folder) => [folder, {}, unreadable] as const);

it.each([...wrongPaths, ['old', oldNode, supported] as const])(
  'a path or a version of Node that the tools do not support is refused in a sentence: %s',
  (folder, files, sentence) => {
    expect(start(folder, files)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });
  },
);

it('an installation that cannot start says why', () => {
  const { status, stderr } = start('a (b) & ção %20');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/could not be installed:\n.*npm.*ENOENT/)]);
  const broken = { 'npm-cli.js': "console.error('no registry for', process.argv.slice(2).join(' ')); process.exit(1)" };
  expect(start('started by npm', broken, 'npm-cli.js').stderr).toMatch(
    /could not be installed:\nno registry for exec --yes -- pnpm@[\d.]+ install --frozen-lockfile\n$/,
  );
});

it('what a package of the workspace lacks is installed', () => {
  const needing = packageOf({ dependencies: { a: '1' } });
  const installed = { 'node_modules/.pnpm/lock.yaml': 'lock', 'host/package.json': needing };
  const complete = { ...installed, 'host/node_modules/a/package.json': '{}' };
  expect(start('lacking', installed).stdout).toContain('installing packages');
  expect(start('complete', complete).stdout).not.toContain('installing packages');
});
