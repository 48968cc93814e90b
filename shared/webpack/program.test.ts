import { spawnSync } from 'node:child_process';
import { inRoot } from './workspace';

it.each([
  [{}, 'localhost,127.0.0.1'],
  [{ NO_PROXY: 'corp.example,localhost' }, 'corp.example,localhost,127.0.0.1'],
])('commands ask servers of this machine without a proxy, and others as %j says', (env, expected) => {
  const code = "await import('./shared/webpack/program.ts'); console.log(process.env.no_proxy);";
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const others = { ...process.env, NO_PROXY: undefined, no_proxy: undefined };
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: inRoot(''),
    env: { ...others, ...env },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(expected);
});
