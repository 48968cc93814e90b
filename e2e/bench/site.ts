import { type StaticServer, serveFolder } from '@consorcio/host/serving';
import { type Stack, startStack } from '../pages/fixtures/stack';
import { buildPeers } from './build-peers';
import { installPeers } from './install';
import { type PeerPage, peers } from './pages';

/** Everything that the bench opens, served alike: our production builds and the pages of the peers. */
export interface Site {
  readonly stack: Stack;
  /** The address of a peer's page. */
  urlOf(peer: PeerPage): string;
  stop(): Promise<void>;
}

/** Our builds must be up to date. */
export async function startSite(): Promise<Site> {
  const dirOf = await buildPeers(
    peers.map(({ id }) => id),
    await installPeers(),
  );
  const stack = await startStack();
  const servers = new Map<string, StaticServer>();
  for (const { id } of peers) {
    const pages = () => ({ file: 'index.html', status: 200 as const });
    servers.set(id, await serveFolder({ dir: dirOf(id), port: 0, pages }));
  }
  return {
    stack,
    urlOf({ id, title }) {
      const server = servers.get(id);
      if (!server) throw new Error(`The page of ${title} is not served.`);
      return server.url;
    },
    async stop() {
      await Promise.all([stack.stop(), ...[...servers.values()].map((server) => server.stop())]);
    },
  };
}
