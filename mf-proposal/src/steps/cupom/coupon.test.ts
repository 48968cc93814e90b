import { couponErrorNames, payableMethods } from '@consorcio/shared/entities';
import { aCoupon, aSelectedPlan, breaks, inTurn, refuses, turnsAway } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import {
  anAnsweredJourney,
  callsTo,
  type ProposalConversation,
  sentProposals,
  startProposal,
} from '../../testing/conversation';
import { couponProblems } from './coupon-errors';

type Options = NonNullable<Parameters<typeof startProposal>[0]>;

/** The call that checks a coupon, and its answers. */
const check = '/api/v1/cupom/validar';
const valid = { data: { value: aCoupon() } };
const refusal = (...codes: readonly (string | number)[]) => ({ validationErrors: codes.map((code) => ({ code })) });

/** A visitor who has accepted the terms of a brand with coupons. */
async function atTheCoupon(options: Options = {}): Promise<ProposalConversation> {
  const brand = { shouldUseCoupon: true };
  const conversation = await startProposal({ journey: anAnsweredJourney(), at: 'proposal-terms', brand, ...options });
  await conversation.choose('confirmar');
  return conversation;
}
/** A visitor who has entered a coupon, which gets this answer. */
async function withCoupon(answer: unknown = valid, options: Options = {}, code = 'dez'): Promise<ProposalConversation> {
  const conversation = await atTheCoupon({ ...options, answers: { [check]: answer, ...options.answers } });
  await conversation.say('com-cupom', code);
  return conversation;
}
/** The coupon of each proposal that was sent. */
const codesSent = (conversation: ProposalConversation) => sentProposals(conversation, 'cupomCodigo');

it.each([
  ['is not mentioned', anAnsweredJourney()],
  ['is not sent before it was confirmed', anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' })],
])('%s where the brand has no coupons', async (_what, journey) => {
  const conversation = await atTheCoupon({ brand: {}, journey });
  expect(conversation.where()).toBe('payment:payment-options');
  expect(codesSent(conversation)).toEqual([null]);
});

it('can be answered with no', async () => {
  const conversation = await atTheCoupon();
  expect(conversation.where()).toBe('proposal:cupom-initial-message');
  await conversation.choose('sem-cupom');
  expect(conversation.where()).toBe('payment:payment-options');
  expect(codesSent(conversation)).toEqual([null]);
});

it.each(['', '   '])('%j is not a coupon code', async (typed) => {
  const conversation = await withCoupon(valid, {}, typed);
  expect(conversation.problem()).toBe(validationMessages.required);
  await conversation.choose('sem-cupom');
  expect(codesSent(conversation)).toEqual([null]);
  expect(conversation.journey().cupomDecisao?.aplicado).toBe(false); // it is not asked for again
});

it('full-width characters are sent and shown as ASCII', async () => {
  expect((await withCoupon(valid, {}, 'ｄｅｚ１０')).said()).toContain('DEZ10');
});

describe('a valid coupon', () => {
  it('is checked as the SPEC says, shown, and sent only after it is confirmed', async () => {
    const conversation = await withCoupon();
    for (const text of ['DEZ', 'R$\u00a0885,00', 'R$\u00a0796,50']) expect(conversation.heard()).toContain(text);
    const plan = { valorCredito: 60_000, valor: 885, categoriaId: 2, tipoPlanoId: 'CREDITO_INTEGRAL' };
    const buyer = { cpfCnpj: '52998224725', leadId: 77, empresaId: 902, canalVendaId: 2 };
    const sent = { codigo: 'DEZ', ...plan, ...buyer, unidadeDeNegocioId: 1, formaPagamentoId: 0 };
    expect(callsTo(conversation, check)[0]?.sent).toEqual(sent);
    expect(codesSent(conversation)).toEqual([]);

    await conversation.choose('confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ']);
    const applied = { name: 'coupon.applied', payload: { cupomId: 31, valorDescontadoInCents: 88_50 } };
    expect(conversation.facts).toMatchObject([
      { name: 'coupon.validated', payload: { cupomId: 31 } },
      applied,
      { name: 'proposal.created' },
    ]);
  });

  it.each([
    [{}, 'A sua primeira parcela passa de R$\u00a0885,00 para'],
    [{ desconto: true }, 'A sua primeira parcela, sem contar os 50% de desconto, passa de R$\u00a0885,00 para'],
  ])('compares the amounts, both without a discount that the API has not taken off: %j', async (brand, words) => {
    expect((await withCoupon(valid, { brand: { shouldUseCoupon: true, ...brand } })).heard()).toContain(words);
  });

  it('is removed from the journey when it is declined', async () => {
    const conversation = await withCoupon();
    await conversation.choose('recusar');
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.journey()).not.toHaveProperty('cupom');
    expect(conversation.journey()).not.toHaveProperty('userCupom');
    expect(conversation.facts.map(({ name }) => name)).toContain('coupon.declined');
  });

  it.each([
    [[5], 'Lembre: com este cupom, o pagamento é por Pix.', ['confirmar', 'recusar']],
    [[1, 5], 'Lembre: com este cupom, o pagamento é por Pix ou boleto.', ['confirmar', 'recusar']],
    [[0, 1], 'Lembre: com este cupom, o pagamento é por boleto ou cartão.', ['confirmar', 'recusar']],
    [[9], 'Este cupom não vale para nenhuma das formas de pagamento', ['recusar', 'confirmar']],
    [[], 'Este cupom não vale para nenhuma das formas de pagamento', ['recusar', 'confirmar']],
  ])('that is valid only for the payment methods %j says so', async (formasPagamentosValidas, words, options) => {
    const conversation = await withCoupon({ data: { value: aCoupon({ formasPagamentosValidas }) } });
    expect(conversation.heard()).toContain(words);
    expect(conversation.options()).toEqual(options);
    expect(conversation.journey().cupom?.formasPagamentosValidas).toEqual(formasPagamentosValidas);
  });

  it('that is valid for every payment method does not mention them', async () => {
    const formasPagamentosValidas = [...payableMethods.keys()];
    const conversation = await withCoupon({ data: { value: aCoupon({ formasPagamentosValidas }) } });
    expect(conversation.heard()).toContain('DEZ');
    expect(conversation.heard()).not.toContain('Lembre');
  });

  it('is checked in the category of the chosen plan, which may have another type than the category chosen first', async () => {
    const tipoPlanoID = 'CREDITO_PAGAMETADE';
    const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan({ tipoPlanoID }) });
    const conversation = await withCoupon(valid, { journey });
    expect(callsTo(conversation, check)[0]?.sent).toMatchObject({ categoriaId: 21, tipoPlanoId: tipoPlanoID });
  });

  it('is valid for the document it was checked with: after another document it is asked for again', async () => {
    const answers = { '/api/proposta': refuses('O CEP informado, não é válido!') };
    const conversation = await withCoupon(valid, { answers });
    await conversation.say('confirmar', '01310-100', 'confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ', 'DEZ']);
    await conversation.say('01310-100', 'alterar-cpf-cnpj', '111.444.777-35', 'confirmar');
    expect(conversation.where()).toBe('proposal:cupom-initial-message');
    await conversation.choose('sem-cupom');
    expect(codesSent(conversation)).toEqual(['DEZ', 'DEZ', null]);
  });

  it('is dropped when another one is tried, even if that one is not confirmed', async () => {
    const conversation = await withCoupon();
    await conversation.choose('confirmar');
    const before = { ...conversation.journey(), cpfCnpj: '11144477735' };
    const elsewhere = await withCoupon(valid, { journey: before }, 'OUTRO'); // valid, not confirmed: the page is closed
    const back = await atTheCoupon({ journey: { ...elsewhere.journey(), cpfCnpj: '52998224725' } });
    expect(back.where()).toBe('proposal:cupom-initial-message');
  });

  it('is not kept for another plan', async () => {
    const decided = await withCoupon();
    await decided.choose('confirmar');
    const planoSelecionado = aSelectedPlan({ planoID: 2102 });
    const conversation = await atTheCoupon({ journey: { ...decided.journey(), planoSelecionado } });
    expect(conversation.where()).toBe('proposal:cupom-initial-message');
  });
});

describe('a coupon in the address', () => {
  const addressed = (options: Options = {}) => atTheCoupon({ brand: { cupom: 'VERAO' }, ...options });

  it('is offered and applied, also for a brand without coupons', async () => {
    const conversation = await addressed({ answers: { [check]: valid } });
    expect(conversation.heard()).toContain('VERAO');
    expect(conversation.where()).toBe('proposal:cupom-apply-url');
    await conversation.choose('aplicar', 'confirmar');
    expect(codesSent(conversation)).toEqual(['VERAO']);
  });

  it('removes the decision about an earlier coupon as soon as it is tried', async () => {
    const journey = anAnsweredJourney({ userCupom: 'DEZ', cupomDecisao: { para: 'another document', aplicado: true } });
    const conversation = await addressed({ journey, answers: { [check]: valid } });
    await conversation.choose('aplicar');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
    expect(conversation.journey()).toMatchObject({ userCupom: 'VERAO' });
    expect(conversation.journey()).not.toHaveProperty('cupomDecisao');
  });

  it('can be declined', async () => {
    const conversation = await addressed();
    await conversation.choose('nao-usar');
    expect(conversation.journey().cupomDecisao?.aplicado).toBe(false);
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.facts).toContainEqual({ name: 'coupon.declined', payload: {} });
  });

  it('can be replaced by another one when it is invalid', async () => {
    const conversation = await addressed({ answers: { [check]: inTurn(refusal(1), valid) } });
    await conversation.say('aplicar', 'outro-cupom', 'DEZ', 'confirmar');
    expect(codesSent(conversation)).toEqual(['DEZ']);
  });
});

describe('an invalid coupon', () => {
  it('is refused with its reasons, and another one can be tried', async () => {
    const conversation = await withCoupon(inTurn(refusal(2, 'AlreadyUsed', 'Nobody'), valid));
    expect(conversation.heard()).toMatch(/^Cupom inválido\. \| /);
    for (const reason of ['Cupom fora da validade.', 'Cupom já utilizado.', 'O cupom não pode ser aplicado.'])
      expect(conversation.heard()).toContain(reason);
    const payload = { codes: [2, 'AlreadyUsed', 'Nobody'] };
    expect(conversation.facts).toContainEqual({ name: 'coupon.refused', payload });
    expect(conversation.options()).toEqual(['outro-cupom', 'sem-cupom', 'especialistas']);

    await conversation.say('outro-cupom', 'CEM');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
    expect(conversation.journey()).not.toHaveProperty('cupomErros');
  });

  it('is not sent with the proposal', async () => {
    const conversation = await withCoupon(refusal(1));
    await conversation.choose('sem-cupom');
    expect(codesSent(conversation)).toEqual([null]);
    expect(conversation.journey()).not.toHaveProperty('userCupom');
    expect(conversation.journey()).not.toHaveProperty('cupomErros');
  });

  it('replaces a valid one that was not confirmed', async () => {
    const journey = anAnsweredJourney({ cupom: aCoupon(), userCupom: 'DEZ' });
    const conversation = await withCoupon(refusal(1), { journey }, 'OUTRO');
    expect(conversation.where()).toBe('proposal:cupom-try-again');
    expect(conversation.journey()).not.toHaveProperty('cupom');
  });

  it('that is refused without reasons gets the default reason', async () => {
    expect((await withCoupon(refuses())).heard()).toMatch(/^Cupom inválido\. \| .*O cupom não pode ser aplicado\./);
  });

  it.each([
    ['breaks', breaks],
    ['has an answer that cannot be read', { data: { value: { cupomId: 'x' } } }],
    ['is turned away unread', turnsAway(429)],
    ['is not allowed', turnsAway(401)],
  ])('is not called invalid when the check %s, and can be checked again', async (_what, fails) => {
    const conversation = await withCoupon(inTurn(fails, valid));
    expect(conversation.heard()).not.toContain('Cupom inválido.');
    expect(conversation.options()).toContain('conferir-de-novo');
    await conversation.choose('conferir-de-novo');
    expect(conversation.where()).toBe('proposal:cupom-payment-message');
  });
});

describe('the reasons of a refused coupon', () => {
  /** SPEC section 8, in its order. */
  const sentences = [
    ...['Cupom inexistente. Verifique o código.', 'Cupom fora da validade.', 'Cupom não válido para esta loja.'],
    ...['Cupom não válido para esta categoria.', 'Cupom não disponível para este tipo de compra.'],
    ...['Cupom não válido para esta forma de pagamento.', 'Erro no tipo de desconto.'],
    ...['Compra acima do valor permitido para este cupom.', 'Compra abaixo do valor mínimo para este cupom.'],
    ...['Cupom já cadastrado.', 'Data de validade inválida.', 'Oferta não válida.', 'Cupom já utilizado.'],
    ...['Regra do cupom inválida.', 'Regra do cupom ausente.'],
  ];
  const defaultSentence = 'O cupom não pode ser aplicado.';

  const explained = sentences.map((sentence, index) => [index + 1, couponErrorNames[index] ?? '', sentence] as const);
  it.each(explained)('explain number %i, %s: %s', (number, name, sentence) => {
    const inSnakeCase = name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase();
    const codes = [number, String(number), ` ${number} `, name, name.toUpperCase(), name.toLowerCase(), inSnakeCase];
    for (const code of codes) expect(couponProblems([code])).toEqual([sentence]);
  });

  it('have a default sentence for any other code', () => {
    for (const codes of [[], [0], [16], [-1], [''], ['Nobody'], ['<b>1</b>'], ['constructor'], [1.5]])
      expect(couponProblems(codes)).toEqual([defaultSentence]);
  });

  it('are listed once each, in the order of the response', () => {
    const listed = ['Cupom já utilizado.', 'Cupom fora da validade.', defaultSentence];
    expect(couponProblems([13, 'OutOfValidity', 'AlreadyUsed', 2, 'Nobody', 99])).toEqual(listed);
  });
});
