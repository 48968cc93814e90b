import { listen } from '@consorcio/host/serving';
import type { ApiOptions } from './deployment';

const defaultPorts = {
  host: 3000,
  simulation: 3001,
  proposal: 3002,
  payment: 3003,
  survey: 3004,
  sandbox: 4000,
};

/** The port of each server, by name. */
export type Ports = Readonly<Record<string, number>>;

/** Where everything is served. Each port can be set in the environment (`HOST_PORT`, `SIMULATION_PORT`, …). */
export function portsFrom(env: NodeJS.ProcessEnv, shift = 0): Ports {
  return Object.fromEntries(
    Object.entries(defaultPorts).map(([name, usual]) => {
      const variable = `${name.toUpperCase()}_PORT`;
      const port = Number(env[variable] ?? usual + shift);
      if (isPort(port)) return [name, port];
      throw new Error(`${variable} is "${env[variable] ?? port}", but a port is a whole number from 0 to 65535.`);
    }),
  );
}

/** The origins at a port of this machine, also at the names of partners: a source of a policy. */
export const atAnyName = (port: number) => `http://*:${port}`;

/** The port of the host is `first`, and the others keep their distance to it. Variables of the environment override it. */
export function portsFromFirst(first: string, env: NodeJS.ProcessEnv): Ports {
  try {
    return portsFrom(env, Number(first) - defaultPorts.host);
  } catch (error) {
    throw new Error(`--port is "${first}": ${error instanceof Error ? error.message : error}`);
  }
}

/** The port in an argument of a command. Throws if it is none. */
export function portIn(word: string): number {
  const port = Number(word);
  if (!isPort(port)) throw new Error(`"${word}" is not a port: write a number from 1 to 65535.`);
  return port;
}

/** The ports that the product uses. With another API it does not start the sandbox. */
export function usedPorts({ sandbox = 0, ...ports }: Ports, { apiBaseUrl }: ApiOptions): readonly number[] {
  return [...Object.values(ports), ...(apiBaseUrl ? [] : [sandbox])];
}

const isPort = (number: number) => Number.isInteger(number) && number >= 0 && number <= 65535;

/** Throws if the product cannot listen at one of the ports: before minutes of building, not after. */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) await (await listen(() => undefined, port)).close();
}
