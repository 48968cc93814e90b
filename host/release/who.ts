import { execFileSync } from 'node:child_process';

const MAX_NAME = 60;

/** Who changes the release: the name that was given, else the one that git knows, else the user of this machine. */
export function whoIs(given: string | undefined, env: NodeJS.ProcessEnv): string {
  return plain(given) || plain(gitName(env)) || plain(env.USER) || plain(env.USERNAME) || 'unknown';
}

function gitName(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined; // no git here, or it knows no name
  }
}

/** One short line without control characters, so that a name cannot imitate another line of the history. */
function plain(name: string | undefined): string {
  return (name ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
}
