import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot, root } from './workspace';

const require = createRequire(import.meta.url);

/**
 * Checks the types of folders in a process of its own, at the start and after each change, also of files that a build does not
 * contain, such as tests. It ends with the process that called it.
 * @param name of the check: two with the same name would share their settings
 * @param folders relative to the workspace
 * @param onChecked called after each check, with a text for each error: file, line and problem
 */
export function watchTypes(
  name: string,
  folders: readonly string[],
  onChecked: (errors: readonly string[]) => void,
): void {
  const project = inRoot('.cache', 'dev', `types-${name}.json`);
  mkdirSync(dirname(project), { recursive: true });
  const settings = { extends: inRoot('tsconfig.json'), include: folders.map((folder) => inRoot(folder)) };
  writeFileSync(project, JSON.stringify(settings));
  const options = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const checker = spawn(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', project, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => checker.kill());
  let errors: string[] = [];
  createInterface({ input: checker.stdout }).on('line', (line) => {
    if (/: error TS\d+: |^error TS\d+: /.test(line)) errors.push(line);
    else if (/Found \d+ errors?\. Watching/.test(line)) {
      onChecked(errors);
      errors = [];
    } else if (line.startsWith(' ')) errors.push(`${errors.pop() ?? ''}\n${line}`); // more about the same error
  });
}
