import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { typeScriptProgram } from './typescript-program';
import { inRoot } from './workspace';

const folder = '.cache/wrong-builds';
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
