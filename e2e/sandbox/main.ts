import { PortTaken } from '@consorcio/host/serving';
import { endOnSignals } from '../commands/support/program';
import { dialectFrom } from './dialect/dialect';
import { createSandbox } from './sandbox';

const { SANDBOX_PORT, SANDBOX_API_KEY } = process.env;
const port = SANDBOX_PORT || '4000'; // an empty variable counts as absent

endOnSignals(0);

try {
  const dialect = dialectFrom(process.env);
  const sandbox = createSandbox({ dialect, ...(SANDBOX_API_KEY && { apiKey: SANDBOX_API_KEY }) });
  const { url } = await sandbox.listen(Number(port));
  console.log(`Sandbox API ready at ${url} (documentation: ${url}/docs, dialect: ${dialect})`);
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}

/** Why the sandbox does not start, in one sentence that says what to do. */
function startProblem(error: unknown): string {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  if (error instanceof PortTaken)
    return `Port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `SANDBOX_PORT is "${port}", but a port is a number from 0 to 65535: set it to one, or omit it for 4000.`;
  return `The sandbox API could not start: ${message ?? error}`;
}
