import { aCoupon, aSelectedPlan, refuses } from '@consorcio/shared/testing';
import { anAnsweredJourney, callsTo, startTalk } from '../../testing/talk';
import { check, codesSent, typeCoupon, valid, withCoupons } from './testing/coupon-talk';

it('is not mentioned when the brand has no coupons', async () => {
  const talk = await startTalk({ ...withCoupons, brand: {} });
  await talk.choose('confirmar');
  expect(talk.where()).toBe('payment:payment-options');
  expect(codesSent(talk)).toEqual([null]);
});

it('is not sent before it was confirmed, also where the brand has no coupons', async () => {
  const journey = anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' });
  const talk = await startTalk({ ...withCoupons, brand: {}, journey });
  await talk.choose('confirmar');
  expect(codesSent(talk)).toEqual([null]);
});

it('can be answered with no', async () => {
  const talk = await startTalk(withCoupons);
  await talk.choose('confirmar');
  expect(talk.where()).toBe('proposal:cupom-initial-message');
  await talk.choose('sem-cupom');
  expect(talk.where()).toBe('payment:payment-options');
  expect(codesSent(talk)).toEqual([null]);
});

describe('a valid coupon', () => {
  it('is checked as the SPEC says, shown, and sent only after it is confirmed', async () => {
    const talk = await startTalk({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(talk);
    for (const text of ['DEZ', 'R$\u00a0885,00', 'R$\u00a0796,50']) expect(talk.heard()).toContain(text);
    expect(callsTo(talk, check)[0]?.sent).toEqual({
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
    expect(codesSent(talk)).toEqual([]);
    await talk.choose('confirmar');
    expect(codesSent(talk)).toEqual(['DEZ']);
    expect(talk.facts.map(({ name }) => name)).toEqual(['coupon.validated', 'coupon.applied', 'proposal.created']);
    expect(talk.facts).toContainEqual({
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
    const talk = await startTalk({
      ...withCoupons,
      brand: { ...withCoupons.brand, ...brand },
      answers: { [check]: valid },
    });
    await typeCoupon(talk);
    expect(talk.heard()).toContain(words);
  });

  it('is removed from the journey when it is declined', async () => {
    const talk = await startTalk({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(talk);
    await talk.choose('recusar');
    expect(codesSent(talk)).toEqual([null]);
    expect(talk.journey()).not.toHaveProperty('cupom');
    expect(talk.journey()).not.toHaveProperty('userCupom');
    expect(talk.facts.map(({ name }) => name)).toContain('coupon.declined');
  });

  it.each([
    [[5], 'Lembre: com este cupom, o pagamento é por Pix.'],
    [[1, 5], 'Lembre: com este cupom, o pagamento é por Pix ou boleto.'],
    [[0, 1], 'Lembre: com este cupom, o pagamento é por boleto ou cartão.'],
  ])('that is valid only for the payment methods %j says so', async (formasPagamentosValidas, reminder) => {
    const answer = { data: { value: aCoupon({ formasPagamentosValidas }) } };
    const talk = await startTalk({ ...withCoupons, answers: { [check]: answer } });
    await typeCoupon(talk);
    expect(talk.heard()).toContain(reminder);
    expect(talk.journey().cupom?.formasPagamentosValidas).toEqual(formasPagamentosValidas);
  });

  it.each([[[9]], [[]]])(
    'that fits no offered method (%j) says so, and offers to continue without it first',
    async (ways) => {
      const answer = { data: { value: aCoupon({ formasPagamentosValidas: ways }) } };
      const talk = await startTalk({ ...withCoupons, answers: { [check]: answer } });
      await typeCoupon(talk);
      expect(talk.heard()).toContain('Este cupom não vale para nenhuma das formas de pagamento');
      expect(talk.options()).toEqual(['recusar', 'confirmar']);
      await talk.choose('recusar');
      expect(codesSent(talk)).toEqual([null]);
    },
  );

  it('is checked in the category of the chosen plan, which may have another type than the category chosen first', async () => {
    const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan({ tipoPlanoID: 'CREDITO_PAGAMETADE' }) });
    const talk = await startTalk({ ...withCoupons, journey, answers: { [check]: valid } });
    await typeCoupon(talk);
    expect(callsTo(talk, check)[0]?.sent).toMatchObject({
      categoriaId: 21,
      tipoPlanoId: 'CREDITO_PAGAMETADE',
    });
  });

  it('is valid for the document it was checked with: after another document it is asked for again', async () => {
    const talk = await startTalk({
      ...withCoupons,
      answers: { [check]: valid, '/api/proposta': refuses('O CEP informado, não é válido!') },
    });
    await typeCoupon(talk);
    await talk.choose('confirmar');
    await talk.type('01310-100');
    await talk.choose('confirmar');
    expect(codesSent(talk)).toEqual(['DEZ', 'DEZ']);
    await talk.type('01310-100');
    await talk.choose('alterar-cpf-cnpj');
    await talk.type('111.444.777-35');
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:cupom-initial-message');
    await talk.choose('sem-cupom');
    expect(codesSent(talk)).toEqual(['DEZ', 'DEZ', null]);
  });

  it('is dropped when another one is tried, even if that one is not confirmed', async () => {
    const talk = await startTalk({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(talk);
    await talk.choose('confirmar');
    const before = { ...talk.journey(), cpfCnpj: '11144477735' };
    const elsewhere = await startTalk({ ...withCoupons, journey: before, answers: { [check]: valid } });
    await typeCoupon(elsewhere, 'OUTRO'); // valid, not confirmed: the page is closed, and the first document is entered again
    const journey = { ...elsewhere.journey(), cpfCnpj: '52998224725' };
    const back = await startTalk({ ...withCoupons, journey });
    await back.choose('confirmar');
    expect(back.where()).toBe('proposal:cupom-initial-message');
  });

  it('is not kept for another plan', async () => {
    const decided = await startTalk({ ...withCoupons, answers: { [check]: valid } });
    await typeCoupon(decided);
    await decided.choose('confirmar');
    const journey = { ...decided.journey(), planoSelecionado: aSelectedPlan({ planoID: 2102 }) };
    const talk = await startTalk({ ...withCoupons, journey });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:cupom-initial-message');
  });
});
