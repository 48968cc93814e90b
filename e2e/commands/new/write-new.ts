import { runProgram } from '@consorcio/shared/webpack/program';
import { root } from '@consorcio/shared/webpack/workspace';
import { nodeTool } from '../support/tools';
import type { NewText, WorkspaceFiles } from './workspace-files';

/** Writes files, formats them, and prints what is new and what has changed. A dry run only prints. */
export async function writeNew(
  files: WorkspaceFiles,
  texts: readonly NewText[],
  isDry: boolean,
  dir = root,
): Promise<void> {
  for (const { file } of texts)
    console.log(`${isDry ? 'would be ' : ''}${files.has(file) ? 'changed' : 'new'}  ${file}`);
  if (isDry) return;
  files.write(texts);
  const sources = texts.map(({ file }) => file).filter((file) => /\.(ts|json)$/.test(file));
  const { code, output } = await runProgram({
    ...nodeTool('@biomejs/biome', { bin: 'biome', args: ['check', '--write', ...sources] }),
    cwd: dir,
  });
  if (code !== 0) throw new Error(`The new files could not be formatted:\n${output.trim()}`);
}
