import { PortTaken } from '@consorcio/host/serving';

/** Why the sandbox does not start on a port, in one sentence that says what to do. */
export function startProblem(error: unknown, port: string): string {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  if (error instanceof PortTaken)
    return `Port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `SANDBOX_PORT is "${port}", but a port is a number from 0 to 65535: set it to one, or omit it for 4000.`;
  return `The sandbox API could not start: ${message ?? error}`;
}
