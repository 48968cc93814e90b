// pnpm build [package…] [--force]: production builds in <package>/dist. A segment may be named without its `mf-`.
import { buildPackages } from './support/builds.mjs';
import { failWith, line } from './support/phase.mjs';
import { endOnSignals } from './support/program.mjs';
import { builtPackages } from './support/workspace.mjs';

endOnSignals();
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const known = builtPackages();
const packages = names.map((name) => (known.includes(name) ? name : `mf-${name}`));
const unknown = packages.find((name) => !known.includes(name));
if (unknown) failWith(`There is no package ${unknown}. There are: ${known.join(', ')}.`);

await buildPackages({
  packages: packages.length > 0 ? packages : known,
  force: args.includes('--force'),
  onBuilt: (name, how, started) => console.log(line(name, how, started)),
}).catch(failWith);
