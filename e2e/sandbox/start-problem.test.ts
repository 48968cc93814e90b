import { createSandbox } from './sandbox';
import { startProblem } from './start-problem';

async function problemAt(port: string): Promise<string | undefined> {
  const sandbox = createSandbox();
  return sandbox.listen(Number(port)).then(
    () => undefined,
    (error: unknown) => startProblem(error, port),
  );
}

it('explains in one sentence that a port is none', async () => {
  expect(await problemAt('quatro')).toBe(
    'SANDBOX_PORT is "quatro", but a port is a number from 0 to 65535: set it to one, or omit it for 4000.',
  );
});

it('explains in one sentence that the port is in use', async () => {
  const other = createSandbox();
  const { port } = new URL((await other.listen(0)).url);
  expect(await problemAt(port)).toBe(
    `Port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`,
  );
  await other.close();
});
