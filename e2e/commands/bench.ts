// pnpm bench [opening|long|lighthouse|loop] [--runs N]: measures how quick the product is, beside other chats.
import { parseArgs } from 'node:util';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { runBench } from '../bench/run-bench';
import { failWith } from './support/phase';

endOnSignals();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  await runBench({ parts: positionals, runs: Number(values.runs) });
} catch (error) {
  failWith(error);
}
