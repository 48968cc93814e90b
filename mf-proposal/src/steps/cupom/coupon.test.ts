import { aCoupon, aSelectedPlan, refuses } from '@consorcio/shared/testing';
import { anAnsweredJourney, callsTo, startProposal } from '../../testing/conversation';
import { check, codesSent, typeCoupon, valid, withCoupons } from './testing/coupon-conversation';

it('is not mentioned when the brand has no coupons', async () => {
  const conversation = await startProposal({ ...withCoupons, brand: {} });
  await conversation.choose('confirmar');
  expect(conversation.where()).toBe('payment:payment-options');
  expect(codesSent(conversation)).toEqual([null]);
});

it('is not sent before it was confirmed, also where the brand has no coupons', async () => {
  const journey = anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' });
  const conversation = await startProposal({ ...withCoupons, brand: {}, journey });
  await conversation.choose('confirmar');
  expect(codesSent(conversation)).toEqual([null]);
});

it('can be answered with no', async () => {
  const conversation = await startProposal(withCoupons);
  await conversation.choose('confirmar');
  expect(conversation.where()).toBe('proposal:cupom-initial-message');
  await conversation.choose('sem-cupom');
  expect(conversation.where()).toBe('payment:payment-options');
  expect(codesSent(conversation)).toEqual([null]);
});

describe('a valid coupon', () => {
  it('is checked as the SPEC says, shown, and sent only after it is confirmed', async () => {
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(conversation);
    for (const text of ['DEZ', 'R$\u00a0885,00', 'R$\u00a0796,50']) expect(conversation.heard()).toContain(text);
    expect(callsTo(conversation, check)[0]?.sent).toEqual({
      codigo: 'DEZ',
      valorCredito: 60_000,
      valor: 885,
      empresaId: 902,
      unidadeDeNegocioId: 1,
      categoriaId: 2,
      cpfCnpj: '52998224725',
      canalVendaId: 2,
      formaPagamentoId: 0,
      tipoPlanoId: 'CREDITO_INTEGRAL',
      leadId: 77,
    });
    expect(codesSent(conversation)).toEqual([]);
    await conversation.choose('confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ']);
    expect(conversation.facts.map(({ name }) => name)).toEqual([
      'coupon.validated',
      'coupon.applied',
      'proposal.created',
    ]);
    expect(conversation.facts).toContainEqual({
      name: 'coupon.applied',
      payload: { cupomId: 31, valorDescontadoInCents: 88_50 },
    });
  });

  it.each([
    ['compares the two amounts', {}, 'A sua primeira parcela passa de R$\u00a0885,00 para'],
    [
      'says that both amounts are without a discount that the API has not taken off',
      { desconto: true },
      'A sua primeira parcela, sem contar os 50% de desconto, passa de R$\u00a0885,00 para',
    ],
  ])('%s', async (_what, brand, words) => {
    const conversation = await startProposal({
      ...withCoupons,
      brand: { ...withCoupons.brand, ...brand },
      answers: { [check]: valid },
    });
    await typeCoupon(conversation);
    expect(conversation.heard()).toContain(words);
  });

  it('is removed from the journey when it is declined', async () => {
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(conversation);
    await conversation.choose('recusar');
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.journey()).not.toHaveProperty('cupom');
    expect(conversation.journey()).not.toHaveProperty('userCupom');
    expect(conversation.facts.map(({ name }) => name)).toContain('coupon.declined');
  });

  it.each([
    [[5], 'Lembre: com este cupom, o pagamento é por Pix.'],
    [[1, 5], 'Lembre: com este cupom, o pagamento é por Pix ou boleto.'],
    [[0, 1], 'Lembre: com este cupom, o pagamento é por boleto ou cartão.'],
  ])('that is valid only for the payment methods %j says so', async (formasPagamentosValidas, reminder) => {
    const answer = { data: { value: aCoupon({ formasPagamentosValidas }) } };
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: answer } });
    await typeCoupon(conversation);
    expect(conversation.heard()).toContain(reminder);
    expect(conversation.journey().cupom?.formasPagamentosValidas).toEqual(formasPagamentosValidas);
  });

  it.each([[[9]], [[]]])(
    'that fits no offered method (%j) says so, and offers to continue without it first',
    async (ways) => {
      const answer = { data: { value: aCoupon({ formasPagamentosValidas: ways }) } };
      const conversation = await startProposal({ ...withCoupons, answers: { [check]: answer } });
      await typeCoupon(conversation);
      expect(conversation.heard()).toContain('Este cupom não vale para nenhuma das formas de pagamento');
      expect(conversation.options()).toEqual(['recusar', 'confirmar']);
      await conversation.choose('recusar');
      expect(codesSent(conversation)).toEqual([null]);
    },
  );

  it('is checked in the category of the chosen plan, which may have another type than the category chosen first', async () => {
    const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan({ tipoPlanoID: 'CREDITO_PAGAMETADE' }) });
    const conversation = await startProposal({ ...withCoupons, journey, answers: { [check]: valid } });
    await typeCoupon(conversation);
    expect(callsTo(conversation, check)[0]?.sent).toMatchObject({
      categoriaId: 21,
      tipoPlanoId: 'CREDITO_PAGAMETADE',
    });
  });

  it('is valid for the document it was checked with: after another document it is asked for again', async () => {
    const conversation = await startProposal({
      ...withCoupons,
      answers: { [check]: valid, '/api/proposta': refuses('O CEP informado, não é válido!') },
    });
    await typeCoupon(conversation);
    await conversation.choose('confirmar');
    await conversation.type('01310-100');
    await conversation.choose('confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ', 'DEZ']);
    await conversation.type('01310-100');
    await conversation.choose('alterar-cpf-cnpj');
    await conversation.type('111.444.777-35');
    await conversation.choose('confirmar');
    expect(conversation.where()).toBe('proposal:cupom-initial-message');
    await conversation.choose('sem-cupom');
    expect(codesSent(conversation)).toEqual(['DEZ', 'DEZ', null]);
  });

  it('is dropped when another one is tried, even if that one is not confirmed', async () => {
    const conversation = await startProposal({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(conversation);
    await conversation.choose('confirmar');
    const before = { ...conversation.journey(), cpfCnpj: '11144477735' };
    const elsewhere = await startProposal({ ...withCoupons, journey: before, answers: { [check]: valid } });
    await typeCoupon(elsewhere, 'OUTRO'); // valid, not confirmed: the page is closed, and the first document is entered again
    const journey = { ...elsewhere.journey(), cpfCnpj: '52998224725' };
    const back = await startProposal({ ...withCoupons, journey });
    await back.choose('confirmar');
    expect(back.where()).toBe('proposal:cupom-initial-message');
  });

  it('is not kept for another plan', async () => {
    const decided = await startProposal({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(decided);
    await decided.choose('confirmar');
    const journey = { ...decided.journey(), planoSelecionado: aSelectedPlan({ planoID: 2102 }) };
    const conversation = await startProposal({ ...withCoupons, journey });
    await conversation.choose('confirmar');
    expect(conversation.where()).toBe('proposal:cupom-initial-message');
  });
});
