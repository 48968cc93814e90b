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

/** The addresses of the machine itself: `localhost` may mean either. Some machines have no second one. */
const [ownAddress, otherOwnAddress] = ['127.0.0.1', '::1'];

/** All addresses of the machine. */
const everyAddress = ['0.0.0.0', '::'];

/** How often another free port is tried, when a port is free at some of the addresses only. */
const MOST_TRIES = 10;

/**
 * Listens for requests of this machine only, and at the address that the environment variable `HOST` names, `0.0.0.0` for all. Port 0
 * takes any free port. Throws `PortTaken`, or an error that says what is wrong with `HOST`.
 */
export async function listen(handle: RequestListener, port: number, { HOST } = process.env): Promise<Listening> {
  const addresses = [...new Set([ownAddress, otherOwnAddress, ...(HOST ? [HOST] : [])])];
  const servers = await listenAtAll(handle, port, HOST && everyAddress.includes(HOST) ? [HOST] : addresses, MOST_TRIES);
  return {
    port: portOf(servers[0]) ?? port,
    close: () => closeAll(servers),
  };
}

async function listenAtAll(
  handle: RequestListener,
  port: number,
  addresses: readonly string[],
  tries: number,
): Promise<readonly Server[]> {
  const servers: Server[] = [];
  for (const address of addresses) {
    try {
      servers.push(await listenAt(handle, portOf(servers[0]) ?? port, address));
    } catch (error) {
      if (address === otherOwnAddress && !(error instanceof PortTaken)) continue;
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
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen(port, host, () => resolve(server));
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new PortTaken(port);
  if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'ENOTFOUND' && error.code !== 'EAI_AGAIN') return error;
  return new Error(
    `HOST is "${host}", which is no address of this machine: set it to one, to 0.0.0.0 for all, or leave it out.`,
  );
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
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
