import { aCoupon, breaks, refuses, turnsAway } from '@consorcio/shared/testing';
import { anAnsweredJourney, startTalk } from '../../testing/talk';
import { check, codesSent, refusal, typeCoupon, valid, withCoupons } from './testing/coupon-talk';

describe('an invalid coupon', () => {
  it('is refused with its reasons, and another one can be tried', async () => {
    let answer: unknown = refusal(2, 'AlreadyUsed', 'Nobody');
    const talk = await startTalk({ ...withCoupons, answers: { [check]: () => answer } });
    await typeCoupon(talk);
    expect(talk.heard()).toMatch(/^Cupom inválido\. \| /);
    for (const reason of ['Cupom fora da validade.', 'Cupom já utilizado.', 'O cupom não pode ser aplicado.']) {
      expect(talk.heard()).toContain(reason);
    }
    expect(talk.facts).toContainEqual({ name: 'coupon.refused', payload: { codes: [2, 'AlreadyUsed', 'Nobody'] } });
    expect(talk.options()).toEqual(['outro-cupom', 'sem-cupom', 'especialistas']);

    answer = valid;
    await talk.choose('outro-cupom');
    await talk.type('CEM');
    expect(talk.where()).toBe('proposal:cupom-payment-message');
    expect(talk.journey()).not.toHaveProperty('cupomErros');
  });

  it('is not sent with the proposal', async () => {
    const talk = await startTalk({ ...withCoupons, answers: { [check]: refusal(1) } });
    await typeCoupon(talk);
    await talk.choose('sem-cupom');
    expect(codesSent(talk)).toEqual([null]);
    expect(talk.journey()).not.toHaveProperty('userCupom');
    expect(talk.journey()).not.toHaveProperty('cupomErros');
  });

  it('replaces a valid one that was not confirmed', async () => {
    const journey = anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' });
    const talk = await startTalk({ ...withCoupons, journey, answers: { [check]: refusal(1) } });
    await typeCoupon(talk, 'OUTRO');
    expect(talk.where()).toBe('proposal:cupom-try-again');
    expect(talk.journey()).not.toHaveProperty('cupom');
  });

  it('that is refused without reasons gets the default reason', async () => {
    const talk = await startTalk({ ...withCoupons, answers: { [check]: refuses() } });
    await typeCoupon(talk);
    expect(talk.heard()).toMatch(/^Cupom inválido\. \| .*O cupom não pode ser aplicado\./);
  });

  it.each([
    ['breaks', breaks],
    ['has an answer that cannot be read', () => ({ data: { value: { cupomId: 'x' } } })],
    ['is turned away unread', turnsAway(429)],
    ['is not allowed', turnsAway(401)],
  ])('is not called invalid when the check %s, and can be checked again', async (_what, fails) => {
    let failing = true;
    const talk = await startTalk({ ...withCoupons, answers: { [check]: () => (failing ? fails() : valid) } });
    await typeCoupon(talk);
    expect(talk.heard()).not.toContain('Cupom inválido.');
    expect(talk.options()).toContain('conferir-de-novo');
    failing = false;
    await talk.choose('conferir-de-novo');
    expect(talk.where()).toBe('proposal:cupom-payment-message');
  });
});
