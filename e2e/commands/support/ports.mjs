import { createServer } from 'node:net';
import { PortTaken } from '@consorcio/host/serving';

/** Throws one sentence about the first port that another program holds: before minutes of building, not after. */
export async function refuseTakenPorts(ports) {
  for (const port of ports) {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', () => reject(new PortTaken(port)));
      probe.listen(port, () => probe.close(resolve));
    });
  }
}
