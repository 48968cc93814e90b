import { inRoot } from './workspace';

/** A TypeScript program of the workspace. */
export function typeScriptProgram(
  file: string,
  args: readonly string[] = [],
): Program & Required<Pick<Program, 'args'>> {
  return { command: process.execPath, args: ['--import', 'tsx', inRoot(file), ...args] };
}

/** A program to run in the folder of the workspace, or in `cwd`. */
export interface Program {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Print its output while it runs, instead of capturing it. */
  readonly show?: boolean;
  /** After this time it is stopped, and counts as failed. */
  readonly limitMs?: number;
  /** Takes the time that other programs leave. */
  readonly gentle?: boolean;
}
