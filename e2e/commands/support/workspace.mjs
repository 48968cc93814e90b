import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, without a slash at its end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the workspace. */
export const inRoot = (...parts) => join(root, ...parts);

/** The packages that are built: the host and every segment that is there. */
export function builtPackages() {
  const segments = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(inRoot(name, 'webpack.config.mjs')),
  );
  return ['host', ...segments.sort()];
}

/** The names of the segments that are there: `simulation`, not `mf-simulation`. */
export const segmentNames = () =>
  builtPackages()
    .slice(1)
    .map((name) => name.slice('mf-'.length));

const defaultPorts = { host: 3000, simulation: 3001, proposal: 3002, payment: 3003, survey: 3004, sandbox: 4000 };

/** Where everything is served: each port can be set in the environment (`HOST_PORT`, `SIMULATION_PORT`, …). */
export function portsFrom(env) {
  return Object.fromEntries(
    Object.entries(defaultPorts).map(([name, usual]) => {
      const variable = `${name.toUpperCase()}_PORT`;
      const port = Number(env[variable] ?? usual);
      if (!Number.isInteger(port) || port < 0 || port > 65535) {
        throw new Error(`${variable} is "${env[variable]}", but a port is a whole number from 0 to 65535.`);
      }
      return [name, port];
    }),
  );
}

/** The brands and where they live, for people. */
export function brandsAndRoutes(brands = ownBrands()) {
  return brands.map(({ nome, routes = [] }) => ({ nome, routes }));
}

function ownBrands() {
  const files = readdirSync(inRoot('host/brands')).filter((name) => /^[^.]+\.json$/.test(name));
  return files.map((name) => JSON.parse(readFileSync(inRoot('host/brands', name), 'utf8')));
}
