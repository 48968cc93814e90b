import { expectAccessible, expectNoHorizontalScroll, focusIsNotLost, tabAndPress, tabTo } from '../fixtures/accessible';
import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no problems in the summary, the fine print and the reasons against a coupon, at 320 px', async ({
  chat,
  page,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/api/v1/cupom/validar');
  const isFine = async (where: string) => {
    await expectAccessible(page, where);
    await expectNoHorizontalScroll(page);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await beginAt('proposal-terms', '/?cupom=VARIOS');
  await chat.choose(labels.details);
  await expect(chat.plan.message).toContainText('Crédito de');
  await expect(chat.data.edits).toHaveCount(9);
  await expect(chat.details.message).toBeVisible();
  await isFine('plan, summary and fine print');
  await chat.choose(labels.confirm);
  await chat.choose(labels.applyCoupon);
  await chat.isAt('cupom-try-again');
  await isFine('the reasons against a coupon');
});

test('long names, e-mails and addresses fit a narrow screen', async ({ chat, page, beginAt }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await beginAt('proposal-terms');
  await chat.correct('Nome completo', 'Wolfgangusmaximilianusx Abcdef');
  await chat.correct('E-mail', `${'m'.repeat(44)}@sub.example.com`);
  await chat.correct('Complemento', 'Condomínio-Residencial-das-Palmeiras-12');
  await expectNoHorizontalScroll(page);
  const sideways = await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth);
  expect(sideways, 'px wider than the conversation').toBe(0);
});

test('the proposal can be completed with the keyboard only', async ({ chat, page, stack, beginAt }) => {
  await given('a visitor with a chosen plan', () => beginAt('proposal-confirm-plan'));
  await when('they confirm it and say who signs', async () => {
    await tabAndPress('Enter', chat.option(labels.confirmPlan), 40);
    await chat.isAt('proposal-titular');
    await focusIsNotLost(page);
    await tabAndPress('Space', chat.option(labels.ownName), 5);
  });
  await thenSee('they can type from question to question', async () => {
    for (const [step, text] of [
      ['proposal-nome', 'Marina Prado Silva'],
      ['proposal-cpf-cnpj', '52998224725'],
      ['cep-first-input', '01310100'],
      ['proposal-numero', '1578'],
      ['proposal-complemento', 'Apto 12'],
      ['proposal-nascimento', '15031985'],
    ] as const) {
      await chat.isAt(step);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await chat.isAt('proposal-terms');
    await focusIsNotLost(page);
  });
  await when('they correct a row with its edit button', async () => {
    await expect(chat.data.edits).toHaveCount(9);
    await tabTo(chat.data.edit('Número'));
    await expect(chat.data.edit('Número')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-numero');
    await focusIsNotLost(page);
    await tabTo(chat.field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-terms');
    await expect(chat.data.value('Número')).toHaveText('99');
    await focusIsNotLost(page);
  });
  await when('they read the plan details, open the menu and return', async () => {
    await tabAndPress('Enter', chat.option(labels.details), 40);
    await chat.isAt('proposal-terms');
    await focusIsNotLost(page);
    await tabAndPress('Enter', chat.option(labels.changeData), 40);
    await chat.isAt('proposal-alterar');
    await focusIsNotLost(page);
    await tabAndPress('Enter', chat.option(labels.changeNothing), 20);
    await chat.isAt('proposal-terms');
  });
  await when('they confirm', () => tabAndPress('Enter', chat.option(labels.confirm), 40));
  await thenSee('there is one proposal and focus is not lost', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ numero: '99' }));
    await focusIsNotLost(page);
  });
});
