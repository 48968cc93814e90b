import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { download } from './download';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/half') return;
    response.writeHead(200, { 'content-length': 100 });
    response.write('half');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it.each(['/silent', '/half'])('stops waiting for %s at the time limit', async (path) => {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
  await expect(download(`${url}${path}`, 'look again')).rejects.toThrow('did not arrive within 10 s');
});
