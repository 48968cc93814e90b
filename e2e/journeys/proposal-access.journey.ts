import { expectAccessible, expectNoHorizontalScroll, focusIsNotLost, tabTo } from '../fixtures/accessible';
import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { SpokenWords } from '../pages/spoken-words';

// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no problems in the proposal, also at 320 px', async ({ chat, page, watched, beginAt }) => {
  watched.expectFailedRequests('/api/v1/cupom/validar');
  const isFine = async (where: string) => {
    await expectAccessible(page, where);
    await expectNoHorizontalScroll(page);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await beginAt('proposal-terms', '/?cupom=VARIOS');
  await chat.choose('Ver detalhes do plano');
  await expect(chat.plan.message).toContainText('Crédito de');
  await expect(chat.data.edits).toHaveCount(9);
  await expect(chat.details.message).toBeVisible();
  await isFine('plan, summary and fine print');
  await chat.choose('Alterar dados');
  await chat.isAt('proposal-alterar');
  await isFine('the menu');
  await chat.choose('CPF');
  await chat.isAt('proposal-cpf-cnpj');
  await chat.answer('123');
  await expect(chat.problem).toBeVisible();
  await isFine('a CPF that is mended');
  await chat.choose('Manter o CPF atual');
  await chat.isAt('proposal-terms');
  await chat.choose('Confirmar');
  await chat.choose('Aplicar cupom');
  await chat.isAt('cupom-try-again');
  await isFine('the reasons against a coupon');
  await chat.choose('Seguir sem cupom');
  await expectContractNumber(chat);
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
    await tabTo(chat.option('Sim, quero este plano'), 40);
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-titular');
    await focusIsNotLost(page);
    await tabTo(chat.option('No meu nome'), 5);
    await page.keyboard.press('Space');
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
    await tabTo(chat.option('Ver detalhes do plano'), 40);
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-terms');
    await focusIsNotLost(page);
    await tabTo(chat.option('Alterar dados'), 40);
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-alterar');
    await focusIsNotLost(page);
    await tabTo(chat.option('Nenhum, está tudo certo'), 20);
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-terms');
  });
  await when('they confirm', async () => {
    await tabTo(chat.option('Confirmar'), 40);
    await page.keyboard.press('Enter');
  });
  await thenSee('there is one proposal and focus is not lost', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ numero: '99' }));
    await focusIsNotLost(page);
  });
});

test('the summary and the following messages are announced once and in order', async ({ chat, page, beginAt }) => {
  const spoken = await SpokenWords.listenOn(page);
  await given('a visitor who corrects a row', async () => {
    await beginAt('proposal-terms');
    await chat.correct('Número', '99');
  });
  await thenSee('question, summary, terms and options are announced, and no older message', async () => {
    await expect
      .poll(() => spoken.all())
      .toEqual([
        'Qual é o número?',
        '1 opção: Sem número',
        expect.stringMatching(/^Com o pagamento da primeira parcela, você já participa da assembleia de /),
        'Confira se está tudo certo:',
        'Ao confirmar, você aceita os termos do contrato e eu envio a sua proposta.',
        '4 opções: Confirmar, Ver detalhes do plano, Alterar dados, FALAR COM OS ESPECIALISTAS',
      ]);
  });
  await when('they confirm', () => chat.choose('Confirmar'));
  await thenSee('the contract number is announced', async () => {
    await expectContractNumber(chat);
    await expect.poll(() => spoken.all()).toContain('O número do seu contrato é 70001001.');
  });
});
