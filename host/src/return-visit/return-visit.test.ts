import type { OpenPurchase } from '@consorcio/shared/entities';
import { bubblesOf, optionsOf, parseMarkup, plainText, type Scene } from '@consorcio/shared/flow';
import { aConversation, aNeighbour, aProposedJourney, aScene, noon as now } from '@consorcio/shared/testing';
import { hostSegment } from '../journey/host-segment';
import { itinerary } from '../journey/itinerary';
import { aPayment, aPurchase } from '../testing/a-purchase';
import segment from './segment';
import type { KeptPreview } from './state';
import { compraAberta } from './steps/compra-aberta.step';
import { compraEmOutraAba } from './steps/compra-em-outra-aba.step';
import { conversaGuardada } from './steps/conversa-guardada.step';
import { pagamentoConfirmado } from './steps/pagamento-confirmado.step';

describe('A visit that finds a kept conversation', () => {
  /** By the clock of the device, like the times beside the messages. */
  const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();
  const guardada: KeptPreview = {
    quando: at(21, 14, 32),
    bem: 'carro',
    credito: 'R$\u00a060.000,00',
    quem: 'M••••• S.',
  };

  const heard = (preview: KeptPreview, now: number) => {
    const scene = aScene({ now });
    const kept = { ...scene, journey: { ...scene.journey, guardada: preview } } as unknown as Scene;
    return bubblesOf(conversaGuardada, kept).map((text) => plainText(parseMarkup(text)));
  };

  it.each([
    [at(21, 14, 32), at(21, 20, 0), 'hoje às 14h32'],
    [at(21, 1, 5), at(21, 20, 0), 'hoje à 1h05'],
    [at(20, 23, 59), at(21, 0, 1), 'ontem às 23h59'],
  ])('says when, what, and of whom only initials', (quando, now, when) => {
    expect(heard({ ...guardada, quando }, now)).toEqual([
      `Que bom ver você de novo! Uma conversa de M••••• S. ficou guardada neste aparelho, ${when}: carro de R$\u00a060.000,00.`,
      'Ela é sua? Podemos continuar de onde você parou.',
    ]);
  });

  it('names nobody when no name is known', () => {
    expect(heard({ ...guardada, quem: undefined }, guardada.quando)[0]).toContain('Uma conversa ficou guardada');
  });

  function start(compraAberta?: OpenPurchase) {
    const conversation = aConversation({ host: hostSegment, others: [segment], itinerary, delayMs: 0 });
    conversation.take({
      ...conversation.snapshot(),
      place: { segment: 'return-visit', step: null },
      journey: { ...(compraAberta && { compraAberta }) },
      own: { 'return-visit': { visitor: { guardada }, purchase: {} } },
    });
    return conversation;
  }
  const preview = ({ snapshot }: ReturnType<typeof start>) => snapshot().own['return-visit']?.visitor.guardada;

  it.each([
    ['continuar', undefined, 'return-visit:conversa-retomada fetching', true],
    ['recomecar', undefined, 'host:health-check fetching', false],
    ['recomecar', aPurchase(), 'return-visit:compra-aberta waiting', false],
    ['recomecar', aPurchase(aPayment({ estado: 'pago' })), 'return-visit:pagamento-confirmado waiting', false],
    ['esquecer', undefined, 'return-visit:esquecer-dados waiting', true],
  ] as const)('%s (%#) leads to the next step', (option, purchase, where, isStillOffered) => {
    const conversation = start(purchase);
    expect(conversation.where()).toBe('return-visit:conversa-guardada waiting');

    conversation.choose(option);

    expect(conversation.where()).toBe(where);
    expect(preview(conversation) !== undefined).toBe(isStillOffered);
  });

  it('counts a new conversation once, also after an open purchase', () => {
    const begun = (conversation: ReturnType<typeof start>) =>
      conversation.all('publish').filter(({ fact }) => fact.name === 'journey.started').length;
    const without = start();
    without.choose('recomecar');
    expect(begun(without)).toBe(1);

    const withPix = start(aPurchase());
    withPix.choose('recomecar');
    expect(begun(withPix)).toBe(0);
    withPix.choose('recomecar');
    expect(begun(withPix)).toBe(1);
  });

  it.each([
    [undefined, false],
    [aPurchase(), true],
  ])('asks before it forgets, and says what that means for an open purchase', (purchase, isWarned) => {
    const conversation = start(purchase);
    conversation.choose('esquecer');
    expect(conversation.said().join(' ')).toContain('Apagar tudo deste aparelho?');
    expect(conversation.said().join(' ').includes('a proposta continua valendo na administradora')).toBe(isWarned);

    conversation.choose('voltar');
    expect(conversation.where()).toBe('return-visit:conversa-guardada waiting');
    conversation.choose('esquecer');
    conversation.choose('apagar');
    expect(conversation.where()).toBe('return-visit:dados-apagados fetching');
  });
});

const uncertain = aPayment({
  chave: 'j1:cartao:1',
  metodo: 'cartao',
  nome: 'o pagamento com cartão',
  estado: 'incerto',
  vencimento: undefined,
  codigo: undefined,
});
const proposal = (estado: 'incerto' | 'registrado') =>
  aPayment({ metodo: 'proposta', nome: 'a proposta', estado, vencimento: undefined, codigo: undefined });

const sceneWith = (compraAberta: OpenPurchase | undefined, at = now): Scene =>
  aScene({ journey: { ...(compraAberta && { compraAberta }) }, now: at });
const heard = (step: Parameters<typeof bubblesOf>[0], scene: Scene) =>
  bubblesOf(step, scene).map((text) => plainText(parseMarkup(text)));
const ids = (step: Parameters<typeof optionsOf>[0], scene: Scene) => optionsOf(step, scene).map(({ id }) => id);

describe('compra-aberta', () => {
  it.each([
    ['2026-11-21', 'vence hoje'],
    ['2026-11-22', 'vence amanhã'],
    ['2026-12-01', 'vence em 01/12/2026'],
    ['2026-11-20', 'venceu em 20/11/2026'],
    ['2026-11-22T10:00:00', 'vence amanhã'],
    ['', 'está esperando o pagamento'],
  ])('says of a charge due %j that it %s', (vencimento, due) => {
    const scene = sceneWith(aPurchase(aPayment({ vencimento })));

    expect(heard(compraAberta, scene)).toEqual([`Seu Pix de R$\u00a0438,75 (contrato 70001001) ${due}.`]);
    expect(ids(compraAberta, scene)).toEqual(['ver', 'ja-paguei', 'especialistas', 'recomecar']);
  });

  it.each(['incerto', 'enviando'] as const)('says first that a card may have been charged: %s', (estado) => {
    const scene = sceneWith(aPurchase(aPayment(), { ...uncertain, estado }));

    expect(heard(compraAberta, scene)[0]).toBe(
      'O seu pagamento com cartão de R$\u00a0438,75 (contrato 70001001) ficou sem confirmação, mas pode ter dado certo.',
    );
    expect(heard(compraAberta, scene)[1]).toContain('olhe no app do cartão ou do banco');
    expect(ids(compraAberta, scene)).toEqual(['especialistas', 'apareceu', 'recomecar']);
  });

  it.each([
    ['incerto', 'A sua última proposta ficou sem confirmação'],
    [
      'registrado',
      'A sua proposta (contrato 70001001) está registrada. Falta só a primeira parcela, de R$\u00a0438,75',
    ],
  ] as const)('leads a proposal without a payment to a person: %s', (estado, words) => {
    const scene = sceneWith(aPurchase(proposal(estado)));

    expect(heard(compraAberta, scene)[0]).toContain(words);
    expect(ids(compraAberta, scene)).toEqual(['especialistas', 'recomecar']);
  });
});

describe('pagamento-confirmado', () => {
  it('says that the payment of a visit that was closed has arrived', () => {
    const scene = sceneWith(aPurchase(proposal('registrado'), { ...uncertain, estado: 'pago' }));

    expect(compraAberta.known?.(scene)).toBe(true);
    expect(heard(pagamentoConfirmado, scene)).toEqual([
      'Recebemos o seu pagamento com cartão de R$\u00a0438,75 (contrato 70001001). 🎉',
      'Você não precisa pagar de novo. A confirmação vai para o seu e-mail.',
    ]);
    expect(ids(pagamentoConfirmado, scene)).toEqual(['outra-compra', 'encerrar']);
  });
});

describe('compra-em-outra-aba', () => {
  it.each<[string, OpenPurchase | undefined, string, readonly string[]]>([
    [
      'a charge',
      aPurchase(),
      'já tem um pagamento em outra aba',
      ['ver', 'especialistas', 'continuar-aqui', 'encerrar'],
    ],
    [
      'a card without an answer',
      aPurchase(uncertain),
      'já tem um pagamento em outra aba',
      ['especialistas', 'continuar-aqui', 'encerrar'],
    ],
    [
      'the same proposal',
      aPurchase(proposal('registrado')),
      'já foi enviada em outra aba',
      ['especialistas', 'continuar-aqui', 'encerrar'],
    ],
    [
      'a paid card, also beside an open charge',
      aPurchase(aPayment(), { ...uncertain, estado: 'pago' }),
      'já foi paga em outra aba',
      ['especialistas', 'encerrar'],
    ],
  ])('says what the other tab has: %s', (_what, purchase, words, options) => {
    expect(heard(compraEmOutraAba, sceneWith(purchase)).join(' ')).toContain(words);
    expect(ids(compraEmOutraAba, sceneWith(purchase))).toEqual(options);
  });
});

describe('a visit that finds an open purchase', () => {
  const start = (purchase: OpenPurchase) => {
    const conversation = aConversation({
      host: hostSegment,
      others: [segment, aNeighbour('payment', 'cobranca-aberta')],
      itinerary,
      delayMs: 0,
    });
    conversation.take({
      ...conversation.snapshot(),
      place: { segment: 'return-visit', step: null },
      journey: { compraAberta: purchase },
    });
    return conversation;
  };

  it('looks at the charge in the payment segment', () => {
    const conversation = start(aPurchase());

    conversation.choose('ver');
    expect(conversation.where()).toBe('payment:cobranca-aberta waiting');
  });

  it.each([
    ['ja-paguei', aPurchase()],
    ['apareceu', aPurchase(uncertain)],
  ])('counts the sale once the visitor says that it is paid (%s)', (option, purchase) => {
    const conversation = start(purchase);

    conversation.choose(option);
    expect(conversation.where()).toBe('return-visit:compra-paga waiting');
    expect(conversation.snapshot().journey.compraAberta?.pagamentos.map(({ estado }) => estado)).toEqual(['pago']);
    expect(conversation.all('publish').map(({ fact }) => fact)).toMatchObject([
      { name: 'purchase.made', payload: { propostaID: 1001, planoID: 2101, valorInCents: 438_75 } },
    ]);
  });

  it('closes the sale of this conversation too, so that the same plan is a new purchase afterwards', () => {
    const conversation = start(aPurchase());
    conversation.take({ ...conversation.snapshot(), journey: aProposedJourney({ compraAberta: aPurchase() }) });

    conversation.choose('ja-paguei');
    conversation.choose('outra-compra');
    expect(conversation.where()).toBe('host:health-check fetching');
    expect(conversation.snapshot().journey).toMatchObject({ compras: 1 });
    expect(conversation.snapshot().journey).not.toHaveProperty('proposta');
  });

  it('says that a paid purchase is paid, and counts the sale when the visitor goes on', () => {
    const conversation = start(aPurchase({ ...uncertain, estado: 'pago' }));
    expect(conversation.where()).toBe('return-visit:pagamento-confirmado waiting');

    conversation.choose('outra-compra');
    expect(conversation.where()).toBe('host:health-check fetching');
    expect(conversation.all('publish').map(({ fact }) => fact)).toMatchObject([
      { name: 'purchase.made', payload: { propostaID: 1001, metodo: 'cartao', valorInCents: 438_75 } },
    ]);
  });

  it('forgets it with one press', () => {
    const conversation = start(aPurchase());

    conversation.choose('recomecar');
    expect(conversation.where()).toBe('host:health-check fetching');
    expect(conversation.snapshot().journey).not.toHaveProperty('compraAberta');
  });
});
