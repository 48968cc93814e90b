import { setTimeout } from 'node:timers/promises';
import { releasedSegments } from '../src/talk/itinerary';
import { parseArguments } from './parse-arguments';
import { releaseHost } from './release-host';
import { runRequest } from './run-request';
import { lookAtCanaries, watchCanaries } from './watch-canaries';
import { whoIs } from './who';

/** Where the command writes. */
interface Output {
  say(line: string): void;
  warn(line: string): void;
}

/** Does what `pnpm release` was asked to do. True if it found trouble. Throws a refusal when a change would do harm. */
export async function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, warn }: Output,
): Promise<boolean> {
  const { request, ...command } = parseArguments(words, env, releasedSegments);
  if (request.action === 'watch') {
    const watch = { ...command, observed: request.observed };
    if (request.isOnce) (await lookAtCanaries(watch)).lines.forEach(say);
    else await watchCanaries(watch, { say, pause: () => setTimeout(request.seconds * 1000) });
    return false;
  }
  const by = whoIs(command.by, env);
  const {
    lines,
    warnings,
    isTrouble = false,
  } = request.action === 'host'
    ? await releaseHost(request, by)
    : await runRequest({ ...command, request, by }, releasedSegments);
  for (const warning of warnings) warn(`Warning: ${warning}`);
  for (const line of lines) say(line);
  return isTrouble;
}
