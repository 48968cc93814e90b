import { existsSync } from 'node:fs';
import { runProgram } from '@consorcio/shared/webpack/program';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** Files that a change touched, and the commit that it is compared with. */
export interface Changes {
  /** From the root of the workspace, with those that are not in Git yet, without deleted ones. */
  readonly files: readonly string[];
  readonly base: string;
}

/**
 * @param since the commit to compare with. By default: where this branch left `main`; on `main` itself the last commit.
 */
export async function changedFiles(since?: string): Promise<Changes> {
  const [base = 'HEAD'] = since ? [since] : await git('merge-base', 'HEAD', 'main').catch(() => ['HEAD']);
  const [changed, created, [short = base]] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
    git('rev-parse', '--short', base),
  ]);
  return { files: [...changed, ...created].filter((file) => existsSync(inRoot(file))).sort(), base: short };
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await runProgram({ command: 'git', args });
  if (code !== 0) throw new Error(`Git cannot compare the files: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
