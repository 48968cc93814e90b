import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A server that accepts connections. */
export interface Listening {
  readonly port: number;
  /** Ends all connections too. */
  close(): Promise<void>;
}

/** Bytes of a request target. Campaigns make long addresses; nginx has the same limit. */
export const maxTargetLength = 512 * 1024;

/** Bytes of the request line and all headers; Node's own limit is 16 KiB. Node answers more with 431. */
const maxHeaderSize = 2 * maxTargetLength;

/** By address. */
type Servers = ReadonlyMap<string, Server>;

/** The addresses of the machine itself: `localhost` may mean either. */
const [ownAddress, otherOwnAddress] = ['127.0.0.1', '::1'];

/** All addresses of the machine. */
const everyAddress = ['0.0.0.0', '::'];

/** How often another free port is tried, when a port is free at some of the addresses only. */
const MOST_TRIES = 10;

/**
 * Listens for requests of this machine only, and at the address or name in the environment variable `HOST`, `0.0.0.0` for all. Port 0
 * takes any free port. Throws `PortTaken`, or an error that says what is wrong with `HOST`.
 */
export async function listen(handle: RequestListener, port: number, { HOST } = process.env): Promise<Listening> {
  const named = HOST ? await lookup(HOST, { all: true }).catch(() => []) : [];
  const wanted = named.map(({ address }) => address);
  const first = wanted.find((address) => everyAddress.includes(address)) ?? ownAddress;
  const addresses = first === '::' ? [first] : [...new Set([first, otherOwnAddress, ...wanted])]; // `::` includes all the others
  const servers = await listenAtAll(handle, port, addresses, MOST_TRIES);
  if (HOST && !wanted.some((address) => servers.has(address))) {
    await closeAll(servers);
    throw new Error(
      `HOST is "${HOST}", which is no address of this machine: set it to one, to 0.0.0.0 for all, or leave it out.`,
    );
  }
  return {
    port: portOf(servers) ?? port,
    close: () => closeAll(servers),
  };
}

/** Only the first address must be one of this machine: it may have no second one, and a name may mean others too. */
async function listenAtAll(
  handle: RequestListener,
  port: number,
  addresses: readonly string[],
  tries: number,
): Promise<Servers> {
  const servers = new Map<string, Server>();
  for (const address of addresses) {
    try {
      servers.set(address, await listenAt(handle, portOf(servers) ?? port, address));
    } catch (error) {
      if (address !== addresses[0] && !(error instanceof PortTaken)) continue;
      await closeAll(servers);
      if (error instanceof PortTaken && port === 0 && tries > 1) return listenAtAll(handle, port, addresses, tries - 1);
      throw error;
    }
  }
  return servers;
}

function listenAt(handle: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize, keepAliveTimeout: 600_000 }, handle); // a browser on a busy machine pauses for long
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}

function portOf(servers: Servers): number | undefined {
  const address = [...servers.values()][0]?.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

async function closeAll(servers: Servers): Promise<void> {
  await Promise.all(
    [...servers.values()].map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is already in use: stop the program that uses it, or choose another port (see README).`);
  }
}
