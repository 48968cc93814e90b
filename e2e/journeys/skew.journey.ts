import { serveFolder } from '@consorcio/host/serving';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { ChatPage } from '../pages/chat-page';
import { buildContract, contracts } from '../pages/fixtures/contracts/build-contract';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';

// Hosts and segments of different contracts meet whenever one of them is deployed. A host knows its own contract as a number and judges
// the others by it, so what this host does with older segments, other hosts do with this one's. What it refuses:
// segment-loader.test.ts, and `wrong contract` in recovery.journey.ts.

/** Builds and serves the small survey of a contract, and says what a release says of it. */
async function serveSurvey(which: keyof typeof contracts) {
  const contract = contracts[which];
  const { url, stop } = await serveFolder({ dir: await buildContract(contract), port: 0, cors: true });
  const manifest = `${url}/mf-manifest.json`;
  const integrity = integrityOf(await (await fetch(manifest)).text());
  return { stop, released: { contract, manifest, integrity } };
}

for (const which of ['now', 'before'] as const) {
  test(`this host runs a segment of contract ${contracts[which]} to the end`, async ({ chat, stack, beginAt }) => {
    const { released, stop } = await given('a release with this survey', () => serveSurvey(which));
    stack.release('survey', released);
    await when('a visitor pays and reaches the survey', async () => {
      await beginAt('payment-options');
      await chat.walkTo('pesquisa-algo-mais', aVisitor());
    });
    await thenSee('the survey runs to its end', async () => {
      await chat.choose('Agora não');
      await answerWhatIsLeft(chat);
      await expect(chat.botMessage('Obrigado e até mais! 👋')).toBeVisible();
    });
    await stop();
  });
}

/** The survey of this contract asks more questions than the previous one. */
async function answerWhatIsLeft(chat: ChatPage): Promise<void> {
  if ((await chat.settledStep()) !== 'pesquisa-nota') return;
  await chat.press(chat.note(4));
  await chat.press(chat.sendNote);
  await chat.isAt('pesquisa-comentario');
  await chat.choose('Prefiro não');
  await chat.isAt('pesquisa-recado');
  await chat.press(chat.page.getByRole('dialog').getByRole('button', { name: 'Entendi' }));
}
