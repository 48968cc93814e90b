// npm test [-- --only types,lint]: all checks and tests.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { runPhases } from './support/test-run/run-phases';
import { type TestPhase, testPhases } from './support/test-run/test-phases';

endOnSignals();
await runPhases(choosePhases());

function choosePhases(): readonly TestPhase[] {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    const names = only?.split(',');
    const all = testPhases();
    const unknown = names?.find((name) => !all.some((candidate) => candidate.name === name));
    if (unknown !== undefined) {
      throw new Error(`There is no phase "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
    }
    return all.filter(({ name }) => !names || names.includes(name));
  } catch (error) {
    return failWith(error);
  }
}
