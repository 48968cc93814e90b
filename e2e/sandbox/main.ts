import { endOnSignals } from '@consorcio/shared/webpack/program';
import { flowPages } from '../flow-page/flow-pages';
import { dialectFrom } from './dialect/dialect';
import { createSandbox } from './sandbox';
import { startProblem } from './start-problem';

const { SANDBOX_PORT, SANDBOX_API_KEY, FLOW_OPENS } = process.env;
const port = SANDBOX_PORT || '4000'; // an empty variable counts as absent

endOnSignals(0);

try {
  const dialect = dialectFrom(process.env);
  const sandbox = createSandbox({
    dialect,
    pages: flowPages(FLOW_OPENS || undefined),
    ...(SANDBOX_API_KEY && { apiKey: SANDBOX_API_KEY }),
  });
  const { url } = await sandbox.listen(Number(port));
  console.log(`Sandbox API ready at ${url} (documentation: ${url}/docs, dialect: ${dialect})`);
} catch (error) {
  console.error(startProblem(error, port));
  process.exit(1);
}
