import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Listening, listen, PortTaken } from './listen';

const open: Listening[] = [];
const opened = async (env: NodeJS.ProcessEnv, port = 0) => {
  const listening = await listen((_, response) => response.end('here'), port, env);
  open.push(listening);
  return listening;
};
afterEach(() => Promise.all(open.splice(0).map((listening) => listening.close())));

/** Whether something accepts connections at an address of this machine. */
function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

/** Linux has many addresses in 127.0.0.0/8: a server at all addresses has this one too. */
const other = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

it('listens for this machine only', async () => {
  const { port } = await opened({});

  expect(await accepts('127.0.0.1', port)).toBe(true);
  expect(await accepts('localhost', port)).toBe(true);
  if (other !== '127.0.0.1') expect(await accepts(other, port)).toBe(false);
});

it('also listens at the address that HOST names', async () => {
  const all = await opened({ HOST: '0.0.0.0' });
  const one = await opened({ HOST: other });

  for (const { port } of [all, one]) {
    expect(await accepts(other, port)).toBe(true);
    expect(await accepts('127.0.0.1', port)).toBe(true);
  }
});

it.each(['localhost', '127.0.0.1', '::1', '0', '0.0.0.0', '::'])(
  'with HOST=%s, localhost may mean either address',
  async (HOST) => {
    const { port } = await opened({ HOST });

    const here = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
    for (const address of ['127.0.0.1', '::1'].filter((own) => here.includes(own))) {
      expect(await accepts(address, port)).toBe(true);
    }
  },
);

it.each(['203.0.113.7', 'no-such-host.invalid'])('says that %s is no address of this machine', async (HOST) => {
  await expect(opened({ HOST })).rejects.toThrow(`HOST is "${HOST}", which is no address of this machine`);
});

it('says that a port is taken, and can listen again once it is free', async () => {
  const first = await opened({});
  await expect(opened({}, first.port)).rejects.toBeInstanceOf(PortTaken);

  await first.close();
  expect(await accepts('127.0.0.1', first.port)).toBe(false);
  expect((await opened({}, first.port)).port).toBe(first.port);
});
