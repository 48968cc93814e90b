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

/** The port of the host is `first`, and the others keep their distance to it. Variables of the environment override it. */
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

/** The port in an argument of a command. Throws if it is none. */
export function portIn(word: string): number {
  const port = Number(word);
  if (!isPort(port)) throw new Error(`"${word}" is not a port: write a number from 1 to 65535.`);
  return port;
}

/** The ports that the product uses. With another API it does not start the sandbox. */
export function usedPorts(ports: Ports, { apiBaseUrl }: Pick<ApiOptions, 'apiBaseUrl'>): readonly number[] {
  const used = Object.entries(ports).filter(([name]) => !apiBaseUrl || name !== 'sandbox');
  return used.map(([, port]) => port);
}

function isPort(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 65535;
}

/** Throws if the product cannot listen at one of the ports: before minutes of building, not after. */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) await (await listen(() => undefined, port)).close();
}
