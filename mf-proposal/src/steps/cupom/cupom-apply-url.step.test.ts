import { anAnsweredJourney, startTalk } from '../../testing/talk';
import { check, codesSent, refusal, valid, withCoupons } from './testing/coupon-talk';

describe('a coupon in the address', () => {
  const addressed = { ...withCoupons, brand: { cupom: 'VERAO' } };

  it('is offered and applied, also for a brand without coupons', async () => {
    const talk = await startTalk({ ...addressed, answers: { [check]: valid } });
    await talk.choose('confirmar');
    expect(talk.heard()).toContain('VERAO');
    expect(talk.where()).toBe('proposal:cupom-apply-url');
    await talk.choose('aplicar');
    await talk.choose('confirmar');
    expect(codesSent(talk)).toEqual(['VERAO']);
  });

  it('removes the decision about an earlier coupon as soon as it is tried', async () => {
    const journey = anAnsweredJourney({ userCupom: 'DEZ', cupomDecisao: { para: 'another document', aplicado: true } });
    const talk = await startTalk({ ...addressed, journey, answers: { [check]: valid } });
    await talk.choose('confirmar');
    await talk.choose('aplicar');
    expect(talk.where()).toBe('proposal:cupom-payment-message');
    expect(talk.journey()).toMatchObject({ userCupom: 'VERAO' });
    expect(talk.journey()).not.toHaveProperty('cupomDecisao');
  });

  it('can be declined', async () => {
    const talk = await startTalk(addressed);
    await talk.choose('confirmar');
    await talk.choose('nao-usar');
    expect(codesSent(talk)).toEqual([null]);
    expect(talk.facts).toContainEqual({ name: 'coupon.declined', payload: {} });
  });

  it('can be replaced by another one when it is invalid', async () => {
    const talk = await startTalk({
      ...addressed,
      answers: {
        [check]: ({ sent }: { sent: unknown }) => (JSON.stringify(sent).includes('VERAO') ? refusal(1) : valid),
      },
    });
    await talk.choose('confirmar');
    await talk.choose('aplicar');
    await talk.choose('outro-cupom');
    await talk.type('DEZ');
    await talk.choose('confirmar');
    expect(codesSent(talk)).toEqual(['DEZ']);
  });
});
