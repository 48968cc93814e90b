import type { OpenPurchase } from '@consorcio/shared/entities';
import { bubblesOf, optionsOf, parseMarkup, plainText, type Scene, type Step } from '@consorcio/shared/flow';
import { aConversation, aNeighbour, aProposedJourney, aScene, noon as now } from '@consorcio/shared/testing';
import { aPayment, aPurchase } from '../../memory/testing/a-purchase';
import { hostSegment } from '../host-segment';
import { itinerary } from '../itinerary';
import segment from './segment';
import type { KeptPreview } from './state';
import { compraAberta } from './steps/compra-aberta.step';
import { compraEmOutraAba } from './steps/compra-em-outra-aba.step';
import { conversaGuardada } from './steps/conversa-guardada.step';
import { pagamentoConfirmado } from './steps/paid.step';

const unbilled = { vencimento: undefined, codigo: undefined };
const card = (estado: 'incerto' | 'enviando' | 'pago') =>
  aPayment({ chave: 'j1:cartao:1', metodo: 'cartao', nome: 'o pagamento com cartão', estado, ...unbilled });
const proposal = (estado: 'incerto' | 'registrado') =>
  aPayment({ metodo: 'proposta', nome: 'a proposta', estado, ...unbilled });

const heard = (step: Step, scene: Scene) => bubblesOf(step, scene).map((text) => plainText(parseMarkup(text)));
function told(step: Step, compraAberta?: OpenPurchase) {
  const scene = aScene({ journey: { ...(compraAberta && { compraAberta }) }, now });
  return { words: heard(step, scene), ids: optionsOf(step, scene).map(({ id }) => id), scene };
}

function start(compraAberta?: OpenPurchase, guardada?: KeptPreview) {
  const others = [segment, aNeighbour('payment', 'cobranca-aberta')];
  const conversation = aConversation({ host: hostSegment, others, itinerary, delayMs: 0 });
  conversation.take({
    ...conversation.snapshot(),
    place: { segment: 'return-visit', step: null },
    journey: { ...(compraAberta && { compraAberta }) },
    own: { 'return-visit': { visitor: { ...(guardada && { guardada }) }, purchase: {} } },
  });
  const choose = (...options: readonly string[]) => {
    for (const option of options) conversation.choose(option);
    return conversation.where();
  };
  const facts = () => conversation.all('publish').map(({ fact }) => fact);
  return { ...conversation, choose, facts };
}

describe('compra-aberta', () => {
  it.each([
    ['2026-11-21', 'vence hoje'],
    ['2026-11-22', 'vence amanhã'],
    ['2026-12-01', 'vence em 01/12/2026'],
    ['2026-11-20', 'venceu em 20/11/2026'],
    ['2026-11-22T10:00:00', 'vence amanhã'],
    ['', 'está esperando o pagamento'],
  ])('says of a charge due %j that it %s', (vencimento, due) => {
    const { words, ids } = told(compraAberta, aPurchase(aPayment({ vencimento })));
    expect(words).toEqual([`Seu Pix de R$\u00a0438,75 (contrato 70001001) ${due}.`]);
    expect(ids).toEqual(['ver', 'ja-paguei', 'especialistas', 'recomecar']);
  });

  it.each(['incerto', 'enviando'] as const)('says first that a card may have been charged: %s', (estado) => {
    const { words, ids } = told(compraAberta, aPurchase(aPayment(), card(estado)));
    expect(words[0]).toBe(
      'O seu pagamento com cartão de R$\u00a0438,75 (contrato 70001001) ficou sem confirmação, mas pode ter dado certo.',
    );
    expect(words[1]).toContain('olhe no app do cartão ou do banco');
    expect(ids).toEqual(['especialistas', 'apareceu', 'recomecar']);
  });

  const registered =
    'A sua proposta (contrato 70001001) está registrada. Falta só a primeira parcela, de R$\u00a0438,75';
  it.each([
    ['incerto', 'A sua última proposta ficou sem confirmação'],
    ['registrado', registered],
  ] as const)('leads a proposal without a payment to a person: %s', (estado, beginning) => {
    const { words, ids } = told(compraAberta, aPurchase(proposal(estado)));
    expect(words[0]).toContain(beginning);
    expect(ids).toEqual(['especialistas', 'recomecar']);
  });
});

it('pagamento-confirmado says that the payment of a visit that was closed has arrived', () => {
  const { words, ids, scene } = told(pagamentoConfirmado, aPurchase(proposal('registrado'), card('pago')));
  expect(compraAberta.known?.(scene)).toBe(true);
  expect(words).toEqual([
    'Recebemos o seu pagamento com cartão de R$\u00a0438,75 (contrato 70001001). 🎉',
    'Você não precisa pagar de novo. A confirmação vai para o seu e-mail.',
  ]);
  expect(ids).toEqual(['outra-compra', 'encerrar']);
});

it.each<[string, OpenPurchase, string, string]>([
  ['a charge', aPurchase(), 'já tem um pagamento', 'ver especialistas continuar-aqui encerrar'],
  ['an uncertain card', aPurchase(card('incerto')), 'já tem um pagamento', 'especialistas continuar-aqui encerrar'],
  ['the same proposal', aPurchase(proposal('registrado')), 'já foi enviada', 'especialistas continuar-aqui encerrar'],
  ['a paid card beside a charge', aPurchase(aPayment(), card('pago')), 'já foi paga', 'especialistas encerrar'],
])('compra-em-outra-aba says what the other tab has: %s', (_what, purchase, what, options) => {
  const { words, ids } = told(compraEmOutraAba, purchase);
  expect(words.join(' ')).toContain(`${what} em outra aba`);
  expect(ids.join(' ')).toBe(options);
});

describe('a visit that finds an open purchase', () => {
  const sold = { name: 'purchase.made', payload: { propostaID: 1001, valorInCents: 438_75 } };

  // To look at the charge: e2e/journeys/coming-back.journey.ts.
  it.each([
    ['ja-paguei', aPurchase()],
    ['apareceu', aPurchase(card('incerto'))],
  ])('counts the sale once the visitor says that it is paid (%s)', (option, purchase) => {
    const visit = start(purchase);
    expect(visit.choose(option)).toBe('return-visit:compra-paga waiting');
    expect(visit.snapshot().journey.compraAberta?.pagamentos.map(({ estado }) => estado)).toEqual(['pago']);
    expect(visit.facts()).toMatchObject([{ ...sold, payload: { ...sold.payload, planoID: 2101 } }]);
  });

  it('closes the sale of this conversation too, so that the same plan is a new purchase afterwards', () => {
    const visit = start(aPurchase());
    visit.take({ ...visit.snapshot(), journey: aProposedJourney({ compraAberta: aPurchase() }) });
    expect(visit.choose('ja-paguei', 'outra-compra')).toBe('host:health-check fetching');
    expect(visit.snapshot().journey).toMatchObject({ compras: 1 });
    expect(visit.snapshot().journey).not.toHaveProperty('proposta');
  });

  it('says that a paid purchase is paid, and counts the sale when the visitor goes on', () => {
    const visit = start(aPurchase(card('pago')));
    expect(visit.where()).toBe('return-visit:pagamento-confirmado waiting');
    visit.choose('outra-compra');
    expect(visit.facts()).toMatchObject([{ ...sold, payload: { ...sold.payload, metodo: 'cartao' } }]);
  });

  it('forgets it with one press', () => {
    const visit = start(aPurchase());
    expect(visit.choose('recomecar')).toBe('host:health-check fetching');
    expect(visit.snapshot().journey).not.toHaveProperty('compraAberta');
  });
});

describe('a visit that finds a kept conversation', () => {
  /** By the clock of the device, like the times beside the messages. */
  const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();
  const bem = { bem: 'carro', credito: 'R$\u00a060.000,00' };
  const guardada: KeptPreview = { quando: at(21, 14, 32), ...bem, quem: 'M••••• S.' };
  const find = (purchase?: OpenPurchase) => start(purchase, guardada);
  const wordsOf = (preview: KeptPreview, now: number) =>
    heard(conversaGuardada, { ...aScene({ now }), journey: { guardada: preview } } as unknown as Scene);

  it.each([
    [at(21, 14, 32), at(21, 20, 0), 'hoje às 14h32'],
    [at(21, 1, 5), at(21, 20, 0), 'hoje à 1h05'],
    [at(20, 23, 59), at(21, 0, 1), 'ontem às 23h59'],
  ])('says when, what, and of whom only initials', (quando, now, when) => {
    expect(wordsOf({ ...guardada, quando }, now)).toEqual([
      `Que bom ver você de novo! Uma conversa de M••••• S. ficou guardada neste aparelho, ${when}: carro de R$\u00a060.000,00.`,
      'Ela é sua? Podemos continuar de onde você parou.',
    ]);
  });

  it('names nobody when no name is known', () => {
    expect(wordsOf({ ...guardada, quem: undefined }, guardada.quando)[0]).toContain('Uma conversa ficou guardada');
  });

  it.each([
    ['continuar', undefined, 'return-visit:conversa-retomada fetching', true],
    ['recomecar', undefined, 'host:health-check fetching', false],
    ['recomecar', aPurchase(), 'return-visit:compra-aberta waiting', false],
    ['recomecar', aPurchase(card('pago')), 'return-visit:pagamento-confirmado waiting', false],
    ['esquecer', undefined, 'return-visit:esquecer-dados waiting', true],
  ])('%s (%#) leads to the next step', (option, purchase, where, isStillOffered) => {
    const visit = find(purchase);
    expect(visit.where()).toBe('return-visit:conversa-guardada waiting');
    expect(visit.choose(option)).toBe(where);
    expect(visit.snapshot().own['return-visit']?.visitor.guardada !== undefined).toBe(isStillOffered);
  });

  it('counts a new conversation once, also after an open purchase', () => {
    const begun = ({ facts }: ReturnType<typeof find>) =>
      facts().filter(({ name }) => name === 'journey.started').length;
    const [without, withPix] = [find(), find(aPurchase())];
    for (const visit of [without, withPix]) visit.choose('recomecar');
    expect([begun(without), begun(withPix)]).toEqual([1, 0]);
    withPix.choose('recomecar');
    expect(begun(withPix)).toBe(1);
  });

  it.each([
    [undefined, false],
    [aPurchase(), true],
  ])('asks before it forgets, and says what that means for an open purchase', (purchase, isWarned) => {
    const visit = find(purchase);
    visit.choose('esquecer');
    expect(visit.said().join(' ')).toContain('Apagar tudo deste aparelho?');
    expect(visit.said().join(' ').includes('a proposta continua valendo na administradora')).toBe(isWarned);
    expect(visit.choose('voltar')).toBe('return-visit:conversa-guardada waiting');
    expect(visit.choose('esquecer', 'apagar')).toBe('return-visit:dados-apagados fetching');
  });
});
