import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { typeScriptProgram } from './typescript-program';
import { inRoot } from './workspace';

jest.mock('execa', () => ({})); // an ES module, which only what starts programs needs

const folder = '.cache/wrong-builds';
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(inRoot(folder), { recursive: true }));

const thrownIn = (place: string) => new RegExp(`^it is broken\n +at .*${place}:1:\\d+\\)?\n$`);

it.each<[kind: string, config: string, said: RegExp]>([
  ['misspelled', 'export default () => ({ outptu: {} });', /unknown property 'outptu'/],
  ['not there', "export * from './nowhere';", /^Cannot find module .*nowhere' imported from .*webpack.config.ts\n$/],
  ['thrown', "throw new Error('it is broken');", thrownIn('thrown/webpack.config.ts')],
  [
    'plugin',
    "export default () => ({ plugins: [{ apply() { throw new Error('it is broken'); } }] });",
    thrownIn('plugin/webpack.config.ts'),
  ],
])('a build that fails says why: %s', (kind, config, said) => {
  mkdirSync(inRoot(folder, kind), { recursive: true });
  writeFileSync(inRoot(folder, kind, 'webpack.config.ts'), config);
  const { command, args } = typeScriptProgram('shared/webpack/build-one.ts', [`${folder}/${kind}`]);
  const { status, stderr } = spawnSync(command, args, { cwd: inRoot(''), encoding: 'utf8' });
  expect(stderr).toMatch(said);
  expect(status).toBe(1);
});

it.each([
  [{}, 'localhost,127.0.0.1'],
  [{ NO_PROXY: 'corp.example,localhost' }, 'corp.example,localhost,127.0.0.1'],
])('commands ask servers of this machine without a proxy, and others as %j says', (env, expected) => {
  const { NO_PROXY: _one, no_proxy: _other, ...others } = process.env;
  jest.replaceProperty(process, 'env', { ...others, ...env });
  jest.isolateModules(() => require('./program'));
  expect(process.env.no_proxy).toBe(expected);
});
