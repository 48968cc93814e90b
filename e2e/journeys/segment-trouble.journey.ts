import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

const manifest = '/mf-manifest.json';

test('the simulation is down at the start, then back, without a reload', async ({ chat, stack, watched }) => {
  watched.expectFailedRequests(manifest);
  watched.expectLine('segment.unreachable');
  await given('an origin that is down', () => stack.segments.simulation.stop());
  await when('a visitor wants to simulate', async () => {
    await chat.open();
    await chat.choose('Simular agora');
  });
  await thenSee('they hear of it and can go on', () =>
    explains(chat, 'Não consegui carregar esta parte da conversa. Pode ser a conexão.'),
  );
  await when('it is back', async () => {
    await stack.segments.simulation.start();
    await chat.choose('Tentar novamente');
  });
  await thenSee('the simulation goes to its end', () => chat.walkTo('proposal-confirm-plan', aVisitor()));
});

const hangs: readonly { readonly what: string; readonly which: (path: string) => boolean }[] = [
  { what: 'its manifest', which: (path) => path === manifest },
  { what: 'every script of it', which: (path) => path.endsWith('.js') },
];
for (const { what, which } of hangs) {
  test(`the simulation hangs: ${what}`, async ({ chat, stack, watched }) => {
    watched.expectFailedRequests(/./);
    watched.expectLine('segment.timeout');
    watched.expectLine('[ Federation Runtime ]: The remote "mf_simulation" is already registered.');
    await given('an origin that never answers', () => Promise.resolve(stack.segments.simulation.hang(which)));
    await when('a visitor wants to simulate', async () => {
      await chat.open();
      await chat.choose('Simular agora');
      await expect(chat.typing).toBeVisible();
    });
    await thenSee('they are not left waiting', () =>
      explains(chat, 'A conexão está lenta e esta parte da conversa não chegou a tempo.'),
    );
    await when('it answers', async () => {
      await stack.segments.simulation.start();
      await chat.choose('Tentar novamente');
    });
    await thenSee('the simulation begins', () => chat.walkTo('lead-nome', aVisitor()));
  });
}

test('a release that speaks another contract is refused, and a corrected one is taken without a reload', async ({
  chat,
  stack,
  watched,
}) => {
  watched.expectLine('segment.contract');
  await given('a release of another contract', () => Promise.resolve(stack.release('simulation', { contract: 99 })));
  const scripts: string[] = [];
  chat.page.on('request', (request) => {
    if (request.url().startsWith(stack.segments.simulation.url)) scripts.push(request.url());
  });
  await when('a visitor wants to simulate', async () => {
    await chat.open();
    await chat.choose('Simular agora');
  });
  await thenSee('they hear of it, and nothing of it ran', async () => {
    await explains(chat, 'Esta parte da conversa está sendo atualizada neste momento.');
    expect(scripts).toEqual([]);
  });
  await when('the release is corrected', async () => {
    stack.release('simulation', { contract: CONTRACT_VERSION });
    await chat.choose('Tentar novamente');
  });
  await thenSee('the simulation begins', () => chat.walkTo('lead-nome', aVisitor()));
});

test('a manifest that is a page', async ({ chat, stack, watched, page }) => {
  watched.expectLine('segment.broken');
  await given('a server that answers everything with a page', () =>
    page.route(`${stack.segments.simulation.url}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<!doctype html>',
      }),
    ),
  );
  await when('a visitor wants to simulate', async () => {
    await chat.open();
    await chat.choose('Simular agora');
  });
  await thenSee('they hear of it and can go on', () =>
    explains(chat, 'Esta parte da conversa não abriu como deveria.'),
  );
  await when('it answers as it should', async () => {
    await page.unrouteAll();
    await chat.choose('Tentar novamente');
  });
  await thenSee('the simulation begins', () => chat.walkTo('lead-nome', aVisitor()));
});

test('the origin goes down in the middle of the talk: a reload tells, and the same step comes back', async ({
  chat,
  stack,
  watched,
}) => {
  watched.expectFailedRequests(manifest);
  watched.expectLine('segment.unreachable');
  await given('a visitor who is typing an e-mail', async () => {
    await chat.open();
    await chat.walkTo('lead-email', aVisitor());
    await chat.type('marina@exa');
  });
  const told = await chat.transcript();
  await when('the origin goes down and the page is loaded again', async () => {
    await stack.segments.simulation.stop();
    await chat.page.reload();
  });
  await thenSee('they hear of it, and what was said is still there', async () => {
    await explains(chat, 'Não consegui carregar esta parte da conversa. Pode ser a conexão.');
    expect((await chat.transcript()).slice(0, told.length)).toEqual(told);
  });
  await when('it is back', async () => {
    await stack.segments.simulation.start();
    await chat.choose('Tentar novamente');
  });
  await thenSee('the same question is asked, with what they had typed', async () => {
    await chat.isAt('lead-email');
    await expect(chat.field).toHaveValue('marina@exa');
    await chat.walkTo('plans-list-select', aVisitor());
  });
});

test('the cards of the plans do not come: a sentence, and a way to ask again', async ({
  chat,
  stack,
  watched,
  page,
}) => {
  watched.expectFailedRequests(/\.js$/);
  watched.expectLine('ChunkLoadError');
  await given('a file of the segment that does not come: the one with the plans', () =>
    page.route(`${stack.segments.simulation.url}/**/*.js*`, async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('Plano anterior') ? route.abort() : route.fulfill({ response });
    }),
  );
  await when('a visitor gets to the plans', async () => {
    await chat.open();
    await chat.walkTo('plans-list-select', aVisitor());
  });
  const again = chat.log.getByRole('alert').getByRole('button', { name: 'Tentar novamente' });
  await thenSee('there is a sentence and a button in their place', async () => {
    await expect(chat.log.getByRole('alert')).toContainText('Não consegui mostrar esta parte.');
    await expect(again).toBeVisible();
  });
  await when('it comes', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await chat.press(again);
  });
  await thenSee('the talk goes on', () => chat.walkTo('proposal-confirm-plan', aVisitor()));
});

/** The host says what is the matter, that nothing is lost, and offers ways on. */
async function explains(chat: ChatPage, sentence: string): Promise<void> {
  await chat.isAt('segmento-indisponivel');
  await expect(chat.told(sentence)).toBeVisible();
  await expect(chat.told('Suas respostas estão guardadas. Podemos tentar de novo?')).toBeVisible();
  await expect(chat.option('Tentar novamente')).toBeEnabled();
  await expect(chat.option('FALAR COM OS ESPECIALISTAS')).toBeEnabled();
}
