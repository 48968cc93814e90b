// npm test [-- --only types,lint]: all checks and tests.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from './support/program';
import { runPhases } from './support/test-run/run-phases';
import { testPhases } from './support/test-run/test-phases';

endOnSignals();
try {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const all = testPhases();
  const names = only?.split(',') ?? all.map(({ name }) => name);
  const unknown = names.find((name) => !all.some((phase) => phase.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no phase "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  await runPhases(all.filter(({ name }) => names.includes(name)));
} catch (error) {
  failWith(error);
}
