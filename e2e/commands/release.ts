// pnpm release: which build of each segment the host loads, in release.json. Exit 1, and the file as it was, for whatever would harm.
import { itinerary } from '@consorcio/host/src/journey/itinerary';
import { carryOut } from '../release/carry-out';
import { parseArguments } from '../release/parse-arguments';
import { failWith } from './support/phase';

const segments = [...new Set(Object.values(itinerary).map(({ segment }) => segment))];
try {
  const { file, wish } = parseArguments(process.argv.slice(2), process.env, segments);
  const { lines, warnings } = await carryOut(file, wish, segments);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const line of lines) console.log(line);
} catch (error) {
  failWith(error);
}
