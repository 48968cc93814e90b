import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRemote } from './remote-files';

let server: Server;
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('asks for a build as a page of another origin does, so that no cache keeps an answer that visitors may not read', async () => {
  const manifest = { name: 'mf_survey', metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] };
  const asked: unknown[] = [];
  server = createServer(({ headers, url }, response) => {
    asked.push([url, headers['sec-fetch-dest'], headers.origin]);
    response.end(JSON.stringify(manifest));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  await readRemote(`http://localhost:${port}/mf-manifest.json`);

  const origin = expect.stringMatching(/^https:/);
  expect(asked).toEqual([
    ['/mf-manifest.json', 'empty', origin],
    ['/entry.js', 'script', origin],
  ]);
});
