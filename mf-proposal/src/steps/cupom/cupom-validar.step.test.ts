import { aCoupon, breaks, refuses, turnsAway } from '@consorcio/shared/testing';
import { anAnsweredJourney, startProposal } from '../../testing/conversation';
import { check, codesSent, refusal, typeCoupon, valid, withCoupons } from './testing/coupon-conversation';

describe('an invalid coupon', () => {
  it('is refused with its reasons, and another one can be tried', async () => {
    let answer: unknown = refusal(2, 'AlreadyUsed', 'Nobody');
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: () => answer } });
    await typeCoupon(conversation);
    expect(conversation.heard()).toMatch(/^Cupom inválido\. \| /);
    for (const reason of ['Cupom fora da validade.', 'Cupom já utilizado.', 'O cupom não pode ser aplicado.']) {
      expect(conversation.heard()).toContain(reason);
    }
    expect(conversation.facts).toContainEqual({
      name: 'coupon.refused',
      payload: { codes: [2, 'AlreadyUsed', 'Nobody'] },
    });
    expect(conversation.options()).toEqual(['outro-cupom', 'sem-cupom', 'especialistas']);

    answer = valid;
    await conversation.choose('outro-cupom');
    await conversation.type('CEM');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
    expect(conversation.journey()).not.toHaveProperty('cupomErros');
  });

  it('is not sent with the proposal', async () => {
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: refusal(1) } });
    await typeCoupon(conversation);
    await conversation.choose('sem-cupom');
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.journey()).not.toHaveProperty('userCupom');
    expect(conversation.journey()).not.toHaveProperty('cupomErros');
  });

  it('replaces a valid one that was not confirmed', async () => {
    const journey = anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' });
    const conversation = await startProposal({ ...withCoupons, journey, answers: { [check]: refusal(1) } });
    await typeCoupon(conversation, 'OUTRO');
    expect(conversation.where()).toBe('proposal:cupom-try-again');
    expect(conversation.journey()).not.toHaveProperty('cupom');
  });

  it('that is refused without reasons gets the default reason', async () => {
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: refuses() } });
    await typeCoupon(conversation);
    expect(conversation.heard()).toMatch(/^Cupom inválido\. \| .*O cupom não pode ser aplicado\./);
  });

  it.each([
    ['breaks', breaks],
    ['has an answer that cannot be read', () => ({ data: { value: { cupomId: 'x' } } })],
    ['is turned away unread', turnsAway(429)],
    ['is not allowed', turnsAway(401)],
  ])('is not called invalid when the check %s, and can be checked again', async (_what, fails) => {
    let failing = true;
    const conversation = await startProposal({
      ...withCoupons,
      answers: { [check]: () => (failing ? fails() : valid) },
    });
    await typeCoupon(conversation);
    expect(conversation.heard()).not.toContain('Cupom inválido.');
    expect(conversation.options()).toContain('conferir-de-novo');
    failing = false;
    await conversation.choose('conferir-de-novo');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
  });
});
