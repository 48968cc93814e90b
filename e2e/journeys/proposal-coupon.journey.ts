import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

const validation = '/api/v1/cupom/validar';

test('a coupon in the URL can be applied', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests(validation);
  await given('a URL with a coupon', () => beginAt('proposal-terms', '/?cupom=dez'));
  await when('the visitor confirms, and applies it', async () => {
    await chat.choose(labels.confirm);
    await chat.isAt('cupom-apply-url');
    await expect(chat.botMessage('Você chegou com o cupom DEZ.')).toBeVisible();
    await chat.choose(labels.applyCoupon);
  });
  await thenSee('the reduced first instalment is shown and nothing is sent yet', async () => {
    await chat.isAt('cupom-payment-message');
    await expect(chat.botMessage('O cupom DEZ é válido!')).toBeVisible();
    await expect(chat.botMessage('A sua primeira parcela passa de R$ 438,75 para R$ 394,87.')).toBeVisible();
    await expect(chat.botMessage(/^Alvo Consórcio: Lembre:/)).toHaveCount(0);
    expect((await stack.sandbox.ledger()).proposals).toEqual([]);
  });
  await when('they confirm it', () => chat.choose(labels.confirmCoupon));
  await thenSee('the proposal contains it', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ cupomCodigo: 'DEZ' }));
  });
});

test('a coupon can be typed, or there is none', async ({ chat, stack, beginAt }) => {
  await given('a brand with coupons and a visitor who confirms', async () => {
    await withCoupons(stack);
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.isAt('cupom-initial-message');
    await chat.choose('Sim, tenho');
    await chat.isAt('cupom-input');
  });
  await thenSee('an empty code cannot be sent', () => expect(chat.send).toBeDisabled());
  await when('they type one in lower case', () => chat.type('cem'));
  await thenSee('the field shows capitals', () => expect(chat.field).toHaveValue('CEM'));
  await when('they send it', () => chat.press(chat.send));
  await thenSee('the first instalment is reduced', async () => {
    await chat.isAt('cupom-payment-message');
    await expect(chat.botMessage('A sua primeira parcela passa de R$ 438,75 para R$ 338,75.')).toBeVisible();
  });
  await when('they confirm it', () => chat.choose(labels.confirmCoupon));
  await thenSee('the proposal contains it', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ cupomCodigo: 'CEM' }));
  });
  await when('a visitor has no coupon', async () => {
    await stack.sandbox.reset();
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.choose('Não tenho');
  });
  await thenSee('the proposal contains no coupon', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf());
  });
});

test('a refused coupon shows its reasons, and another can be tried', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests(validation);
  await given('a brand with coupons and a visitor with a coupon', async () => {
    await withCoupons(stack);
    await beginAt('proposal-terms');
    await chat.choose(labels.confirm);
    await chat.choose('Sim, tenho');
  });
  // The unit tests of the coupon hold the sentence of each reason.
  const refused: (readonly [code: string, said: readonly string[]])[] = [
    ['VARIOS', ['Cupom fora da validade.', 'Cupom não válido para esta forma de pagamento.', 'Cupom já utilizado.']],
    ['ESTRANHO', ['O cupom não pode ser aplicado.']],
  ];
  for (const [code, said] of refused) {
    await when(`they try ${code}`, async () => {
      await chat.isAt('cupom-input');
      await chat.field.fill(code);
      await chat.press(chat.send);
      await chat.isAt('cupom-try-again');
    });
    await thenSee(said.join(' '), async () => {
      await expect(chat.bubbles.nth(-3)).toContainText('Cupom inválido.');
      await expect(chat.bubbles.nth(-2).getByRole('listitem')).toHaveText([...said]);
      await chat.press(chat.option(labels.otherCoupon));
    });
  }
  await when('the coupon cannot be checked', () => tries(chat, 'CUPOM500'));
  await thenSee('the conversation says so and offers to check again', async () => {
    await expect(chat.botMessage('Não consegui conferir o cupom: o sistema não respondeu como devia.')).toHaveCount(1);
    await chat.choose(labels.checkCouponAgain);
    await expect(chat.botMessage('Não consegui conferir o cupom: o sistema não respondeu como devia.')).toHaveCount(2);
    await chat.isAt('cupom-try-again');
  });
  await when('a valid code cannot be checked at first', async () => {
    await chat.choose(labels.otherCoupon);
    await stack.sandbox.arm({ method: 'POST', path: validation, kind: 'reset', times: 1 });
    await tries(chat, 'DEZ');
    await chat.choose(labels.checkCouponAgain);
  });
  await thenSee('the same code is checked again and is valid', async () => {
    await chat.isAt('cupom-payment-message');
    await expect(chat.botMessage('O cupom DEZ é válido!')).toBeVisible();
  });
  await when('they give up the coupon', () => chat.choose(labels.dropCoupon));
  await thenSee('the proposal contains no coupon', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ cupomCodigo: null }));
  });
});

test('a decided coupon is not asked about again after another failure', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests('/api/proposta');
  await given('a visitor with an applied coupon and a CEP the proposal refuses', async () => {
    await beginAt('proposal-terms', '/?cupom=DEZ');
    await chat.correct('CEP', '00000-400');
    await chat.choose(labels.confirm);
    await chat.choose(labels.applyCoupon);
    await chat.choose(labels.confirmCoupon);
    await chat.isAt('cep-not-found');
  });
  await when('they correct the CEP and confirm', async () => {
    await chat.answer('01310-100');
    await chat.isAt('proposal-terms');
    await chat.choose(labels.confirm);
  });
  await thenSee('the proposal contains the coupon without another question', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf({ cupomCodigo: 'DEZ' }));
  });
});

async function tries(chat: ChatPage, code: string): Promise<void> {
  await chat.isAt('cupom-input');
  await chat.answer(code);
  await chat.isAt('cupom-try-again');
}

/** No brand asks for coupons yet, so the deployment overrides one. */
async function withCoupons(stack: Stack): Promise<void> {
  expect(await stack.overrideBrands({ 'home.json': JSON.stringify({ shouldUseCoupon: true }) })).toEqual([]);
}
