import { flowPages } from '../flow-page/flow-pages';
import { type Dialect, dialectFrom } from './dialect/dialect';
import { createSandbox } from './sandbox';

const { SANDBOX_PORT, SANDBOX_HOST, SANDBOX_API_KEY, FLOW_OPENS } = process.env;
const port = SANDBOX_PORT || '4000'; // an empty variable counts as absent
const dialect = chooseDialect();
const sandbox = createSandbox({
  dialect,
  pages: flowPages(FLOW_OPENS || undefined),
  ...(SANDBOX_API_KEY && { apiKey: SANDBOX_API_KEY }),
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

try {
  const { url } = await sandbox.listen(Number(port), SANDBOX_HOST || undefined);
  console.log(`Sandbox API ready at ${url} (documentation: ${url}/docs, dialect: ${dialect})`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function chooseDialect(): Dialect {
  try {
    return dialectFrom(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function stop() {
  await sandbox.close();
  process.exit(0);
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `SANDBOX_PORT is "${port}", but a port is a number from 0 to 65535: set it to one, or omit it for 4000.`;
  return `The sandbox API could not start on port ${port}: ${error instanceof Error ? error.message : error}`;
}
