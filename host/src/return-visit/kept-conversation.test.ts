import type { OpenPurchase } from '@consorcio/shared/entities';
import { bubblesOf, parseMarkup, plainText, type Scene } from '@consorcio/shared/flow';
import { aConversation, aScene } from '@consorcio/shared/testing';
import { hostSegment } from '../journey/host-segment';
import { itinerary } from '../journey/itinerary';
import { aPayment, aPurchase } from '../testing/a-purchase';
import segment from './segment';
import type { KeptPreview } from './state';
import { conversaGuardada } from './steps/conversa-guardada.step';

/** By the clock of the device, like the times beside the messages. */
const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();
const guardada: KeptPreview = { quando: at(21, 14, 32), bem: 'carro', credito: 'R$\u00a060.000,00', quem: 'M••••• S.' };

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
