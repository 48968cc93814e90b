// pnpm e2e bench [opening|long|boundaries|lighthouse|brands] [--runs N]: measures how quick the product is, beside a bare React page, and writes
// docs/performance.md. pnpm e2e bench --check: fails when the product became slower than the bare React page allows.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { partNames } from '../bench/results';
import { checkBench, runBench } from '../bench/run-bench';
import { unknownWord } from './support/sub-command';

try {
  const options = { runs: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) failWith('--runs must be a whole number, 1 or more.');
  const unknown = positionals.find((word) => !partNames.some((name) => name === word));
  if (unknown !== undefined) failWith(unknownWord('pnpm e2e bench', unknown, partNames));
  const parts = partNames.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (!values.check) await runBench(parts, runs);
  else if (positionals.length > 0)
    failWith('`pnpm e2e bench --check` always measures `opening`, `long` and `boundaries`: name no part.');
  else {
    const worse = await checkBench(runs);
    if (worse.length > 0) failWith(worse.join('\n'));
    console.log('\nNo ratio got worse.');
  }
} catch (error) {
  failWith(error);
}
