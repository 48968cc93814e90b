import { createServer } from 'node:net';
import { PortTaken } from '@consorcio/host/serving';

const defaultPorts = {
  host: 3000,
  simulation: 3001,
  proposal: 3002,
  payment: 3003,
  survey: 3004,
  sandbox: 4000,
  stage: 4001,
};

/** The port of each server, by name. */
export type Ports = Readonly<Record<string, number>>;

/** Where everything is served. Each port can be set in the environment (`HOST_PORT`, `SIMULATION_PORT`, …). */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  return Object.fromEntries(
    Object.entries(defaultPorts).map(([name, usual]) => {
      const variable = `${name.toUpperCase()}_PORT`;
      const port = Number(env[variable] ?? usual);
      if (!isPort(port)) {
        throw new Error(`${variable} is "${env[variable]}", but a port is a whole number from 0 to 65535.`);
      }
      return [name, port];
    }),
  );
}

/** The usual ports at another place: that of the host is `first`, the others keep their distance to it. Variables are stronger. */
export function portsFromFirst(first: string, env: NodeJS.ProcessEnv): Ports {
  const shift = Number(first) - defaultPorts.host;
  const moved = Object.entries(defaultPorts).map(([name, usual]) => [name, usual + shift] as const);
  const wrong = moved.find(([, port]) => !isPort(port));
  if (wrong)
    throw new Error(`--port is "${first}", so the port of ${wrong[0]} would be ${wrong[1]}, which is no port.`);
  return portsFrom({
    ...Object.fromEntries(moved.map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
    ...env,
  });
}

export function isPort(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 65535;
}

/** Throws if another program uses one of the ports: before minutes of building, not after. */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', () => reject(new PortTaken(port)));
      probe.listen(port, () => probe.close(() => resolve()));
    });
  }
}
