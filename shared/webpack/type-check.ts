import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { typeScriptProgram } from './typescript-program';
import { inRoot, root } from './workspace';

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
  const { command, args } = typeScriptProgram('shared/webpack/type-watcher.ts', [project]);
  const checker = spawn(command, args, {
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
