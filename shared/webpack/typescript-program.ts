import { inRoot } from './workspace';

/** The command of a TypeScript program of the workspace. */
export function typeScriptProgram(file: string, args: readonly string[] = []) {
  return { command: process.execPath, args: ['--import', 'tsx', inRoot(file), ...args] };
}
