import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site than the product's, for what its author writes into it. */
export async function serveForeignPage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><link rel="icon" href="data:,"><body>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
