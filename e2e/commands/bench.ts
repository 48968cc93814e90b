// pnpm bench [opening|long|boundaries|lighthouse|loop] [--runs N]: measures how quick the product is, beside a bare React page, and writes
// docs/performance.md. pnpm bench --check: fails when the product became slower than the bare React page allows.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { type PartName, partNames } from '../bench/results';
import { checkBench, runBench } from '../bench/run-bench';
import { unknownWord } from './support/sub-command';

endOnSignals();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) failWith('--runs must be a whole number, 1 or more.');
  const parts = positionals.map(partNamed);
  if (values.check && parts.length > 0)
    failWith('`pnpm bench --check` always measures `opening` and `long`: name no part.');
  if (values.check) {
    const worse = await checkBench(runs);
    if (worse.length > 0) failWith(worse.join('\n'));
    console.log('\nNo ratio got worse.');
  } else await runBench(parts.length > 0 ? parts : partNames, runs);
} catch (error) {
  failWith(error);
}

function partNamed(word: string): PartName {
  return partNames.find((name) => name === word) ?? failWith(unknownWord('bench', word, partNames));
}
