import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * Passes a request on to the product and its answer back. A page of the product lets no other page frame it, so its policy is changed
 * in this one point: the preview at `framedBy` may.
 */
export function passOn(from: IncomingMessage, to: ServerResponse, productUrl: string, framedBy: string): void {
  const { hostname, port } = new URL(productUrl);
  const asked = request(
    { hostname, port, path: from.url, method: from.method, headers: { ...from.headers, host: `localhost:${port}` } },
    (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (typeof policy === 'string')
        answer.headers['content-security-policy'] = policy.replace(
          "frame-ancestors 'none'",
          `frame-ancestors ${framedBy}`,
        );
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    },
  );
  asked.once('error', () => to.headersSent || to.writeHead(502).end('The product does not answer.'));
  from.pipe(asked);
}
