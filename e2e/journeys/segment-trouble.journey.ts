import { openPix } from '../fixtures/payments';
import { armFault } from '../fixtures/segment-faults';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

// recovery.journey.ts covers every fault of every segment.

test('a component whose clean-up throws costs nothing', async ({ beginAt, chat, context, stack, watched }) => {
  const { transcript, armed } = await given('a visitor who is asked for a score', async () => {
    const armed = await armFault(context, stack, 'survey', 'throws at clean-up');
    await beginAt('payment-options');
    await chat.choose(labels.pix);
    await chat.choose(labels.pixPaid);
    await chat.walkTo('pesquisa-csat-compra', aVisitor());
    return { transcript: await chat.transcript(), armed };
  });
  watched.expectLine(/^\[consorcio\] unexpected at=part/);
  await when('they answer', () => chat.walkTo('pesquisa-humano', aVisitor()));
  await thenSee('the conversation goes on with everything that was said', async () => {
    expect((await chat.transcript()).slice(0, transcript.length)).toEqual(transcript);
    expect(armed.hits()).toBeGreaterThan(0);
    expect(armed.problems()).toEqual([]);
  });
});

test('a stored build that no release names is not requested, and the conversation goes on with the released one', async ({
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectLine('storage.unreadable');
  await given('a visitor whose storage was made to name another build', async () => {
    await chat.open();
    await chat.walkTo('lead-email', aVisitor());
    await page.evaluate((manifest) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('consorcio.builds.')) ?? '';
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
      sessionStorage.setItem(key, JSON.stringify({ ...stored, simulation: { ...stored.simulation, manifest } }));
    }, plantedAt(stack));
  });
  await when('the page reloads', () => page.reload());
  await thenSee('the same question, from the released build', async () => {
    await chat.isAt('lead-email');
    await chat.walkTo('lead-telefone', aVisitor());
    expect(watched.seen().addresses.filter((address) => address.startsWith(plantedAt(stack)))).toEqual([]);
  });
});

test('a press meant for the retry does not reach an option of the segment that has just come back by itself', async ({
  beginAt,
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectFailedRequests('/mf-manifest.json');
  watched.expectLine('segment.unreachable');
  await given('a visitor whose payment segment is down', async () => {
    await beginAt('payment-options');
    await stack.segments.payment.stop();
    await page.reload();
    await explains(chat, 'Não consegui carregar esta parte da conversa. Pode ser a conexão.');
  });
  const option = await when('the segment comes back by itself', async () => {
    await stack.segments.payment.start();
    return page.evaluate(firstOptionOfNextQuestion);
  });
  await thenSee('a finger cannot reach the first option in the moment in which it comes', async () => {
    await chat.isAt('payment-options');
    expect(option).toEqual({ step: 'payment-options', isReachable: false });
  });
  await thenSee('a later press does', () => openPix(chat));
});

/** Runs in the page. Whether a press can reach the first option of the next question at the moment in which it appears. */
function firstOptionOfNextQuestion(): Promise<{ step: string | null; isReachable: boolean }> {
  const main = document.querySelector('main');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const option = main?.querySelector('[role=log] button:not(:disabled)');
      if (!main || !option || main.dataset.step === 'segmento-indisponivel') return;
      observer.disconnect();
      option.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = option.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      resolve({ step: main.dataset.step ?? null, isReachable: option.contains(hit) });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    window.dispatchEvent(new Event('online'));
  });
}

/** An address that the policy of the page allows: what must refuse it is the release. */
function plantedAt({ segments }: Stack): string {
  return `${segments.simulation.url}/planted/mf-manifest.json`;
}

/** The host explains the failure, says that nothing is lost, and offers ways on. */
async function explains(chat: ChatPage, sentence: string): Promise<void> {
  await chat.isAt('segmento-indisponivel');
  await expect(chat.botMessage(sentence)).toBeVisible();
  await expect(chat.botMessage('Suas respostas estão guardadas. Podemos tentar de novo?')).toBeVisible();
  await expect(chat.option(labels.again)).toBeEnabled();
  await expect(chat.option(labels.specialists)).toBeEnabled();
}
