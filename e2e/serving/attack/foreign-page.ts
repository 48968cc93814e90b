import { listen } from '@consorcio/host/serving';

/** A page of another site than the product's, for what its author writes into it. */
export async function serveForeignPage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { port, close } = await listen(
    (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><link rel="icon" href="data:,"><body>'),
    0,
  );
  return { url: `http://127.0.0.1:${port}`, stop: close };
}
