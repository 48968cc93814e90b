import { anAnsweredJourney, startProposal } from '../../testing/conversation';
import { check, codesSent, refusal, valid, withCoupons } from './testing/coupon-conversation';

describe('a coupon in the address', () => {
  const addressed = { ...withCoupons, brand: { cupom: 'VERAO' } };

  it('is offered and applied, also for a brand without coupons', async () => {
    const conversation = await startProposal({ ...addressed, answers: { [check]: valid } });
    await conversation.choose('confirmar');
    expect(conversation.heard()).toContain('VERAO');
    expect(conversation.where()).toBe('proposal:cupom-apply-url');
    await conversation.choose('aplicar');
    await conversation.choose('confirmar');
    expect(codesSent(conversation)).toEqual(['VERAO']);
  });

  it('removes the decision about an earlier coupon as soon as it is tried', async () => {
    const journey = anAnsweredJourney({ userCupom: 'DEZ', cupomDecisao: { para: 'another document', aplicado: true } });
    const conversation = await startProposal({ ...addressed, journey, answers: { [check]: valid } });
    await conversation.choose('confirmar');
    await conversation.choose('aplicar');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
    expect(conversation.journey()).toMatchObject({ userCupom: 'VERAO' });
    expect(conversation.journey()).not.toHaveProperty('cupomDecisao');
  });

  it('can be declined', async () => {
    const conversation = await startProposal(addressed);
    await conversation.choose('confirmar');
    await conversation.choose('nao-usar');
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.facts).toContainEqual({ name: 'coupon.declined', payload: {} });
  });

  it('can be replaced by another one when it is invalid', async () => {
    const conversation = await startProposal({
      ...addressed,
      answers: {
        [check]: ({ sent }: { sent: unknown }) => (JSON.stringify(sent).includes('VERAO') ? refusal(1) : valid),
      },
    });
    await conversation.choose('confirmar');
    await conversation.choose('aplicar');
    await conversation.choose('outro-cupom');
    await conversation.type('DEZ');
    await conversation.choose('confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ']);
  });
});
