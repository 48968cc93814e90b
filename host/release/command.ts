// pnpm release: which build of each segment the host loads, in release.json. When a change would do harm, the exit code is 1 and
// the file stays as it is.
import { setTimeout } from 'node:timers/promises';
import { failWith } from '../fail-with';
import { releasedSegments } from '../src/journey/released-segments';
import { parseArguments } from './parse-arguments';
import { runRequest } from './run-request';
import { lookAtCanaries, watchCanaries } from './watch-canaries';
import { whoIs } from './who';

try {
  const { request, ...command } = parseArguments(process.argv.slice(2), process.env, releasedSegments);
  if (request.action === 'watch') {
    const watch = { ...command, observed: request.observed };
    const say = (line: string) => console.log(line);
    if (request.isOnce) (await lookAtCanaries(watch)).lines.forEach(say);
    else await watchCanaries(watch, { say, pause: () => setTimeout(request.seconds * 1000) });
  } else {
    const by = whoIs(command.by, process.env);
    const { lines, warnings, isTrouble } = await runRequest({ ...command, request, by }, releasedSegments);
    for (const warning of warnings) console.warn(`Warning: ${warning}`);
    for (const line of lines) console.log(line);
    if (isTrouble) process.exitCode = 1;
  }
} catch (error) {
  failWith(error);
}
