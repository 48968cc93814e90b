import { hearsTheContract } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

test('the proposal is down when its turn comes, then back, without a reload', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/mf-manifest.json');
  watched.expectLine('segment.unreachable');
  await given('an origin that is down', () => stack.segments.proposal.stop());
  await when('a visitor chooses a plan', async () => {
    await beginAt('plans-list-select');
    await chat.press(chat.plans.option(/^Integral/));
    await chat.press(chat.plans.action('CONTINUAR'));
  });
  await thenSee('they hear of it, and can go on', async () => {
    await chat.isAt('segmento-indisponivel');
    await expect(chat.told('Não consegui carregar esta parte da conversa. Pode ser a conexão.')).toBeVisible();
    await expect(chat.told('Suas respostas estão guardadas. Podemos tentar de novo?')).toBeVisible();
    await expect(chat.option('FALAR COM OS ESPECIALISTAS')).toBeEnabled();
  });
  await when('it is back', async () => {
    await stack.segments.proposal.start();
    await chat.choose('Tentar novamente');
  });
  await thenSee('the chosen plan is there, and the talk goes to its end', async () => {
    await chat.isAt('proposal-confirm-plan');
    await expect(chat.plan.message).toContainText('Crédito de R$ 60.000,00');
    await chat.walkTo('proposal-terms', aVisitor());
    await chat.choose('Confirmar');
    await hearsTheContract(chat);
  });
});

test('the proposal goes down in the middle: a reload tells, and the same question comes back', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/mf-manifest.json');
  watched.expectLine('segment.unreachable');
  await given('a visitor who mends a name', async () => {
    await beginAt('proposal-terms');
    await chat.press(chat.data.edit('Nome completo'));
    await chat.isAt('proposal-nome');
    await chat.type('Marina Pr');
  });
  await when('the origin goes down and the page is loaded again', async () => {
    await stack.segments.proposal.stop();
    await chat.page.reload();
  });
  await thenSee('they hear of it', async () => {
    await chat.isAt('segmento-indisponivel');
    await expect(chat.told('Não consegui carregar esta parte da conversa. Pode ser a conexão.')).toBeVisible();
  });
  await when('it is back', async () => {
    await stack.segments.proposal.start();
    await chat.choose('Tentar novamente');
  });
  await thenSee('the same question is asked, with what they had typed, and nothing is lost', async () => {
    await chat.isAt('proposal-nome');
    await expect(chat.field).toHaveValue('Marina Pr');
    await chat.answer('Marina Prado');
    await chat.isAt('proposal-terms');
    await expect(chat.data.value('Nome completo')).toHaveText('Marina Prado');
    await expect(chat.data.value('CPF')).toHaveText('529.982.247-25');
  });
});

test('the summary does not come: a sentence, a way to ask again, and the talk can go on', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(/\.js$/);
  watched.expectLine('ChunkLoadError');
  await given('a file of the segment that does not come: the one with the pencils', () =>
    page.route(`${stack.segments.proposal.url}/**/*.js*`, async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('aria-label') ? route.abort() : route.fulfill({ response });
    }),
  );
  await when('a visitor comes to the signature', () => beginAt('proposal-terms'));
  const again = chat.log.getByRole('alert').getByRole('button', { name: 'Tentar novamente' });
  await thenSee('there is a sentence and a button in its place', async () => {
    await expect(chat.log.getByRole('alert')).toContainText('Não consegui mostrar esta parte.');
    await expect(again).toBeVisible();
    await expect(chat.option('Alterar dados')).toBeEnabled();
  });
  await when('it comes', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await chat.press(again);
  });
  await thenSee('the data are there', () => expect(chat.data.value('CPF')).toHaveText('529.982.247-25'));
});
