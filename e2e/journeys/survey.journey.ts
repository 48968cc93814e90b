import { expectAccessible, expectNoHorizontalScroll, focusIsNotLost, tabAndPress, tabTo } from '../fixtures/accessible';
import { charged, expectSaleClosed, openPix } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const angry = aVisitor({ nota: 4, ajuda: { nota: 1, comentario: 'Demorou demais.' } });

test('axe finds no problems in the scores, nor in the goodbye, at 320 px', async ({ chat, page, beginAt }) => {
  const isFine = async (where: string) => {
    await expectAccessible(page, where);
    await expectNoHorizontalScroll(page);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await beginAt('pesquisa-csat-compra');
  await chat.sendNote.dispatchEvent('click'); // Playwright does not tap aria-disabled elements
  await expect(chat.log.getByText('Escolha uma nota de 1 a 5.')).toBeVisible();
  await isFine('a score that was not chosen');
  await chat.press(chat.note(4));
  await isFine('a chosen score');
  await chat.walkTo('pesquisa-ate-mais', aVisitor({ nota: 4 }));
  await isFine('the goodbye');
});

test('the survey can be completed with the keyboard only', async ({ chat, page, beginAt }) => {
  const choose = async (option: string) => {
    await tabAndPress('Enter', chat.option(option), 40);
  };
  await given('a visitor after a purchase', () => beginAt('pesquisa-algo-mais'));
  await when('they decline another purchase and say where they heard of us', async () => {
    await choose(labels.nothingMore);
    await chat.isAt('pesquisa-midia');
    await focusIsNotLost(page);
    await choose('YouTube');
  });
  await when('they choose a score with the arrow keys and send it', async () => {
    await chat.isAt('pesquisa-csat-compra');
    await focusIsNotLost(page);
    await tabAndPress('Space', chat.note(1), 40);
    for (const _press of [2, 3, 4]) await page.keyboard.press('ArrowRight');
    await expect(chat.note(4)).toBeChecked();
    await tabAndPress('Enter', chat.sendNote, 2);
    await chat.isAt('pesquisa-humano');
    await focusIsNotLost(page);
  });
  await when('they give the specialist a low score', async () => {
    await choose(labels.helped);
    await chat.isAt('pesquisa-humanos-pontuacao');
    await tabAndPress('Space', chat.note(1), 40);
    await page.keyboard.press('Enter');
    await chat.isAt('pesquisa-humanos-comentarios');
    await focusIsNotLost(page);
  });
  await when('they give a reason', async () => {
    await tabTo(chat.field, 10);
    await page.keyboard.type('Demorou demais.');
    await page.keyboard.press('ControlOrMeta+Enter');
  });
  await thenSee('the conversation has ended and a key starts a new one', async () => {
    await chat.isAt('pesquisa-ate-mais', 'ended');
    await focusIsNotLost(page);
    await choose(labels.startOver);
    await chat.isAt('intro');
  });
});

test('a reload at a score, a comment and the goodbye of the survey loses nothing', async ({ chat, page, beginAt }) => {
  await given('a visitor after a purchase', () => beginAt('pesquisa-csat-compra'));
  for (const step of ['pesquisa-csat-compra', 'pesquisa-humanos-comentarios']) {
    await when(`the page reloads at ${step}`, async () => {
      await chat.walkTo(step, angry);
      if (step === 'pesquisa-csat-compra') await chat.press(chat.note(4));
      if (step === 'pesquisa-humanos-comentarios') await chat.type('Demorou dem');
      const transcript = await chat.transcript();
      await page.reload();
      await chat.isAt(step);
      expect(await chat.transcript()).toEqual(transcript);
    });
    if (step === 'pesquisa-csat-compra')
      await thenSee('the score is still chosen', () => expect(chat.note(4)).toBeChecked());
    if (step === 'pesquisa-humanos-comentarios')
      await thenSee('the comment is still there', () => expect(chat.field).toHaveValue('Demorou dem'));
  }
  await thenSee('the goodbye survives a reload', async () => {
    await chat.walkTo('pesquisa-ate-mais', angry);
    await page.reload();
    await chat.isAt('pesquisa-ate-mais', 'ended');
    await expect(chat.botMessage('Até mais, Marina! 👋')).toHaveCount(1);
  });
});

test('a survey that fails to load still confirms the purchase', async ({ chat, page, stack, watched, beginAt }) => {
  watched.expectFailedRequests(/mf-manifest\.json$/);
  watched.expectLine('segment.unreachable');
  await given('a survey whose server is down', () => stack.segments.survey.stop());
  await when('a visitor pays', async () => {
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
    await openPix(chat);
    await chat.choose(labels.pixPaid);
  });
  await thenSee('the purchase is confirmed, also after a reload', async () => {
    await isBoughtWithoutSurvey(chat);
    await page.reload();
    await isBoughtWithoutSurvey(chat);
  });
  await when('they retry without success, then with success', async () => {
    await chat.choose(labels.again);
    await expect(chat.botMessage('Sua contratação está registrada')).toHaveCount(2);
    await chat.isAt('segmento-indisponivel');
    await stack.segments.survey.start();
    await chat.choose(labels.again);
  });
  await thenSee('the conversation continues and nothing was bought twice', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
});

async function isBoughtWithoutSurvey(chat: ChatPage): Promise<void> {
  await chat.isAt('segmento-indisponivel');
  await expect(chat.botMessage('Parabéns pelo primeiro passo!')).toHaveCount(1);
  await expect(chat.botMessage('Sua contratação está registrada: contrato 70001001. 🎉')).toHaveCount(1);
  await expect(chat.option(labels.endHere)).toBeEnabled();
}
