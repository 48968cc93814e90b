// pnpm release: which build of each segment the host loads, in release.json. When a change would do harm, the exit code is 1 and
// the file stays as it is.
import { failWith } from '../fail-with';
import { releasedSegments } from '../src/journey/released-segments';
import { parseArguments } from './parse-arguments';
import { runRequest } from './run-request';

try {
  const { file, request } = parseArguments(process.argv.slice(2), process.env, releasedSegments);
  const { lines, warnings } = await runRequest(file, request, releasedSegments);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const line of lines) console.log(line);
} catch (error) {
  failWith(error);
}
