import { survivesReload } from '../fixtures/survives-reload';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('a reload at each kind of step before the terms changes nothing', async ({ chat, watched, beginAt }) => {
  watched.expectFailedRequests('/api/endereco');
  const visitor = aVisitor({ cep: '36325-000' });
  await given('a visitor with a chosen plan', () => beginAt('proposal-confirm-plan'));
  await survivesReload(chat);
  await expect(chat.plan.message).toContainText('Crédito de R$ 60.000,00');
  for (const [step, begun, leave] of [
    ['proposal-titular', '', ''],
    ['proposal-nome', 'Marina Pr', ''],
    ['proposal-cpf-cnpj', '529.982.24', ''],
    ['cep-first-input', undefined, '00000-404'],
    ['cep-not-found', '36325', ''],
    ['cep-error', 'Rua das', 'Rua das Flores'],
    ['proposal-nascimento', '15/03', ''],
  ] as const) {
    await chat.walkTo(step, visitor);
    if (begun !== undefined) await thenSee(`a reload at ${step} changes nothing`, () => survivesReload(chat, begun));
    if (leave !== '') await chat.answer(leave);
    if (step === 'cep-error') await expect(chat.botMessage('E qual é o bairro?')).toBeVisible();
  }
  await chat.walkTo('proposal-terms', visitor);
  await thenSee('a reload at the summary leaves it usable', async () => {
    const rows = await chat.data.rows();
    await survivesReload(chat);
    expect(await chat.data.rows()).toEqual(rows);
    await expect(chat.data.edits).toHaveCount(9);
  });
});

test('a reload during a correction, a coupon or a dead end changes nothing', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests('/api/v1/cupom/validar');
  await given('a visitor with a coupon, before the signature', () => beginAt('proposal-terms', '/?cupom=NADA'));
  await when('they correct their e-mail', async () => {
    await chat.choose(labels.changeData);
    await chat.isAt('proposal-alterar');
    await chat.choose('E-mail');
    await chat.isAt('proposal-email');
    await survivesReload(chat, 'semformas@');
    await chat.answer('semformas@sandbox.dev');
    await chat.isAt('proposal-terms');
  });
  await when('they correct their phone', async () => {
    await chat.press(chat.data.edit('Celular'));
    await chat.isAt('proposal-telefone');
    await chat.answer('(21) 9812');
    await expect(chat.problem).toHaveText('Telefone inválido 🤔');
    await survivesReload(chat);
    await expect(chat.problem).toHaveText('Telefone inválido 🤔');
    await expect(chat.option(labels.keepPhone)).toBeVisible();
    await chat.choose(labels.keepPhone);
    await chat.isAt('proposal-terms');
  });
  await when('they read the plan details', async () => {
    await chat.choose(labels.details);
    await chat.isAt('proposal-terms');
    const rows = await chat.details.rows();
    await survivesReload(chat);
    expect(await chat.details.rows()).toEqual(rows);
  });
  await when('they reach the coupon question', async () => {
    await chat.choose(labels.confirm);
    await chat.isAt('cupom-apply-url');
    await chat.choose(labels.applyCoupon);
    await chat.isAt('cupom-try-again');
    await survivesReload(chat);
    await chat.choose(labels.otherCoupon);
    await chat.isAt('cupom-input');
    await survivesReload(chat, 'SOP');
    await chat.answer('SOPIX');
    await chat.isAt('cupom-payment-message');
    await chat.choose(labels.confirmCoupon);
  });
  await thenSee('the conversation is still ended and there is one complete proposal', async () => {
    await chat.isAt('proposal-sem-pagamento');
    await survivesReload(chat);
    const { proposals } = await stack.sandbox.ledger();
    expect(proposals.map(({ payload, posts }) => ({ payload, posts }))).toEqual([
      {
        payload: expect.objectContaining({
          email: 'semformas@sandbox.dev',
          telefone: '11987654321',
          cupomCodigo: 'SOPIX',
        }),
        posts: 1,
      },
    ]);
  });
});
