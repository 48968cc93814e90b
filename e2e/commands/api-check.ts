// pnpm check api <address>: runs the calls that create nothing against an API, and prints what the product makes of each answer.
// The exit code is 0 if the conversation could go on, 1 if not, 2 if the API could not be checked.

import { runApiCheck } from '../sandbox/api-check/run-api-check';
import { endOnSignals } from './support/program';

endOnSignals();
const { code, lines } = await runApiCheck(process.argv.slice(2), process.env);
for (const line of lines) (code === 2 ? console.error : console.log)(line);
process.exitCode = code;
