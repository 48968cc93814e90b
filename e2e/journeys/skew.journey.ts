import { serveFolder } from '@consorcio/host/serving';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { buildContract } from '../pages/fixtures/contracts/build-contract';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';

// Hosts and segments of different contracts meet whenever one of them is deployed. A host knows its own contract as a number and judges
// the others by it, so what this host does with older segments, other hosts do with this one's. What it refuses:
// segment-loader.test.ts, and `wrong contract` in recovery.journey.ts.

test('this host runs a segment of the contract before its own to the end', async ({ chat, stack, beginAt }) => {
  const contract = CONTRACT_VERSION - 1;
  const { url, stop } = await serveFolder({ dir: await buildContract(contract), port: 0, cors: true });
  const manifest = `${url}/mf-manifest.json`;
  stack.release('survey', { contract, manifest, integrity: integrityOf(await (await fetch(manifest)).text()) });
  await beginAt('payment-options');
  await chat.walkTo('pesquisa-algo-mais', aVisitor());
  await chat.choose('Agora não');
  await expect(chat.botMessage('Obrigado e até mais! 👋')).toBeVisible();
  await stop();
});
