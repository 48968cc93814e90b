const MAX_NAME = 60;

/** Who changes the release: the name that was given, else the user of this machine. */
export function whoIs(given: string | undefined, { USER, USERNAME }: NodeJS.ProcessEnv): string {
  return plain(given) || plain(USER) || plain(USERNAME) || 'unknown';
}

/** One short line without control characters, so that a name cannot imitate another line of the history. */
function plain(name = ''): string {
  return name
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
}
