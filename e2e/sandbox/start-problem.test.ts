import { dialectFrom } from './dialect/dialect';
import { createSandbox } from './sandbox';
import { startProblem } from './start-problem';

const listenOn = (port: string) => createSandbox().listen(Number(port));

it.each<[what: string, start: (port: string) => unknown, port: string, sentence: string]>([
  [
    'a port that is none',
    listenOn,
    'quatro',
    'SANDBOX_PORT is "quatro", but a port is a number from 0 to 65535: set it to one, or omit it for 4000.',
  ],
  [
    'an unknown dialect',
    () => dialectFrom({ SANDBOX_DIALECT: 'livre' }),
    '4000',
    'The sandbox API could not start: SANDBOX_DIALECT is "livre", but the sandbox speaks strict or loose: set it to one, or omit it.',
  ],
])('explains %s in one sentence', async (_what, start, port, sentence) => {
  const problem = await (async () => start(port))().then(
    () => undefined,
    (error) => startProblem(error, port),
  );
  expect(problem).toBe(sentence);
});

it('explains that the port is in use', async () => {
  const other = createSandbox();
  const { port } = new URL((await other.listen(0)).url);
  const error = await listenOn(port).catch((refusal: unknown) => refusal);
  await other.close();
  expect(startProblem(error, port)).toBe(
    `Port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`,
  );
});
