import { formatCep } from '@consorcio/shared/validation';

/** Words, e-mails, credits, CEPs, coupons and cards that get a special answer. */
export const magic = {
  refusedWords: ['palavrao', 'xingamento', 'teste'],
  wordCheckFails: 'quinhentos',
  leadFails: 'lead500@sandbox.dev',
  leadFailsOnce: 'leadinstavel@sandbox.dev',
  leadRefused: 'lead400@sandbox.dev',
  leadSlow: 'leadlento@sandbox.dev',
  leadLost: 'leadmudo@sandbox.dev',
  /** The last digits of a credit in cents: R$ 55.555,55 and R$ 155.555,55 both end in 5.555,55. */
  catalogueSlow: 4_444_44,
  catalogueFails: 5_555_55,
  planDetailsFail: 7_777_77,
  /** No real CEP begins with 00000. */
  cepFails: '00000500',
  cepFailsOnce: '00000501',
  cepSlow: '00000006',
  cepRefused: '00000400',
  couponFails: 'CUPOM500',
  couponSlow: 'CUPOMLENTO',
  couponWithManyReasons: 'VARIOS',
  couponWithUnknownReason: 'ESTRANHO',
  proposalFails: 'proposta500@sandbox.dev',
  proposalFailsOnce: 'propostainstavel@sandbox.dev',
  proposalRefused: 'proposta400@sandbox.dev',
  proposalSlow: 'propostalenta@sandbox.dev',
  proposalLost: 'propostamuda@sandbox.dev',
  proposalWithoutMethods: 'semformas@sandbox.dev',
  proposalWithUnknownMethod: 'outraforma@sandbox.dev',
  proposalByPixOnly: 'sopix@sandbox.dev',
  proposalByCardOnly: 'socartao@sandbox.dev',
  proposalByBoletoOnly: 'soboleto@sandbox.dev',
  pixFails: 'pix500@sandbox.dev',
  pixFailsTwice: 'pixinstavel@sandbox.dev',
  pixSlow: 'pixlento@sandbox.dev',
  pixLost: 'pixmudo@sandbox.dev',
  pixWithoutPicture: 'pixsemimagem@sandbox.dev',
  boletoFails: 'boleto500@sandbox.dev',
  boletoFailsTwice: 'boletoinstavel@sandbox.dev',
  boletoSlow: 'boletolento@sandbox.dev',
  boletoLost: 'boletomudo@sandbox.dev',
  /** Test numbers of payment gateways, with the same meaning as there, or nearly. */
  cardRefused: '4000000000000002',
  cardWithoutFunds: '4000000000009995',
  cardExpired: '4000000000000069',
  cardWithWrongCode: '4000000000000127',
  cardPending: '4000000000003220',
  cardLate: '4000008400001280',
  cardFails: '4000000000000119',
} as const;

/** The delay of a slow answer. */
export const slowInMs = 6_000;

/** Longer than any client waits: the host's `apiTimeoutMs` is 20 s, and at most 2 minutes. */
export const laterThanAnyClientInMs = 180_000;

export function endsIn(creditInCents: number, ending: number): boolean {
  return creditInCents % 10_000_00 === ending;
}

/** What to type in the product to see a special answer. */
export interface MagicValue {
  readonly field: 'nome' | 'e-mail' | 'crédito' | 'renda' | 'CEP' | 'cupom' | 'cartão';
  readonly type: string;
  readonly happens: string;
}

const otherApprovedCards = '4111111111111111, 5555555555554444, 5031433215406351, 4235647728025682';
const rows: readonly (readonly [MagicValue['field'], type: string, happens: string])[] = [
  ['nome', 'Palavrao', 'the word check refuses it (also Xingamento and Teste, alone or in a name)'],
  ['nome', 'Quinhentos', 'the word check answers 500'],
  ['crédito', '44.444,44', 'any credit ending in 4.444,44: the catalogue takes 6 s'],
  ['crédito', '55.555,55', 'any credit ending in 5.555,55: the catalogue answers 500'],
  ['crédito', '77.777,77', 'any credit ending in 7.777,77: the plan details answer 500'],
  ['e-mail', magic.leadFails, 'creating the lead answers 500, every time'],
  ['e-mail', magic.leadFailsOnce, 'creating the lead answers 500 the first time, then works'],
  ['e-mail', magic.leadRefused, 'the lead is refused with 400'],
  ['e-mail', magic.leadSlow, 'creating the lead takes 6 s'],
  ['e-mail', magic.leadLost, 'the lead is created, then the connection breaks; a retry finds it'],
  ['renda', '200,00', 'no plan fits: insufficient income'],
  ['crédito', '390.000,00', 'for a car, more than the largest credit for sale (R$ 350.000,00): no plans'],
  ['CEP', formatCep(magic.cepFails), 'the lookup answers 500, every time'],
  ['CEP', formatCep(magic.cepFailsOnce), 'the lookup answers 500 the first time, then works'],
  ['CEP', formatCep(magic.cepSlow), 'the lookup takes 6 s'],
  ['CEP', '00000-404', 'not found, like any CEP that is not in the address book below'],
  ['CEP', formatCep(magic.cepRefused), 'the lookup finds it, the proposal is refused: not a valid CEP'],
  ['CEP', '36325-000', 'the lookup knows only the town: no street, no neighbourhood'],
  ['CEP', '30140-010', 'the lookup knows the street, not the neighbourhood'],
  ['CEP', '70910-900', 'the lookup knows the neighbourhood, not the street'],
  ['CEP', '01002-900', 'the lookup also knows number and complement'],
  ['cupom', 'DEZ', '10% off the first instalment'],
  ['cupom', 'CEM', 'R$ 100,00 off the first instalment'],
  ['cupom', 'SOPIX', '15% off, valid only for Pix'],
  ['cupom', 'PIXEBOLETO', 'R$ 50,00 off, valid for Pix and boleto, not for the card'],
  ['cupom', 'OUTRAFORMA', 'R$ 50,00 off, valid only for a payment method that the product does not know (9)'],
  ['cupom', 'MINIMO', '20% off for a credit from R$ 100.000,00, below it refused: under the minimum'],
  ['cupom', 'NUMERO1', 'refused with the number 1 (so up to NUMERO15, one for each reason)'],
  ['cupom', 'NOME1', 'refused with the name of reason 1 (so up to NOME15)'],
  ['cupom', magic.couponWithManyReasons, 'refused with several reasons, names and numbers mixed'],
  ['cupom', magic.couponWithUnknownReason, 'refused with an unknown reason'],
  ['cupom', magic.couponFails, 'checking the coupon answers 500'],
  ['cupom', magic.couponSlow, 'checking the coupon takes 6 s, then 10% off'],
  ['cupom', 'NADA', 'refused: not found, like any other text'],
  ['e-mail', magic.proposalFails, 'creating the proposal answers 500, every time'],
  ['e-mail', magic.proposalFailsOnce, 'creating the proposal answers 500 the first time, then works'],
  ['e-mail', magic.proposalRefused, 'the proposal is refused with 400'],
  ['e-mail', magic.proposalSlow, 'creating the proposal takes 6 s'],
  ['e-mail', magic.proposalLost, 'the proposal is created, then the connection breaks; a retry finds it'],
  ['e-mail', magic.proposalWithoutMethods, 'the proposal offers no payment method'],
  ['e-mail', magic.proposalWithUnknownMethod, 'the proposal offers only an unknown payment method (9)'],
  ['e-mail', magic.proposalByPixOnly, 'the proposal offers only Pix'],
  ['e-mail', magic.proposalByCardOnly, 'the proposal offers only the card'],
  ['e-mail', magic.proposalByBoletoOnly, 'the proposal offers only the boleto'],
  ['e-mail', magic.pixFails, 'registering the Pix answers 500, every time'],
  ['e-mail', magic.pixFailsTwice, 'registering the Pix answers 500 the first two times, then works'],
  ['e-mail', magic.pixSlow, 'registering the Pix takes 6 s'],
  ['e-mail', magic.pixLost, 'the Pix is registered, then the connection breaks; a retry finds it'],
  ['e-mail', magic.pixWithoutPicture, 'the Pix is registered, its QR picture is not found (404)'],
  ['e-mail', magic.boletoFails, 'registering the boleto answers 500, every time'],
  ['e-mail', magic.boletoFailsTwice, 'registering the boleto answers 500 the first two times, then works'],
  ['e-mail', magic.boletoSlow, 'registering the boleto takes 6 s'],
  ['e-mail', magic.boletoLost, 'the boleto is registered, then the connection breaks; a retry finds it'],
  ['cartão', '4242424242424242', `approved, like any other valid number (also ${otherApprovedCards})`],
  ['cartão', magic.cardPending, 'pending: 202 without an authorisation'],
  ['cartão', magic.cardRefused, 'refused by the bank: 402'],
  ['cartão', magic.cardWithoutFunds, 'refused, insufficient funds: 402'],
  ['cartão', magic.cardExpired, 'refused, the bank says it expired: 402'],
  ['cartão', magic.cardWithWrongCode, 'refused, wrong security code: 402'],
  ['cartão', magic.cardLate, 'charged and approved, but the answer takes 3 minutes; a retry gets it at once'],
  ['cartão', magic.cardFails, 'paying answers 500, every time; nothing is charged'],
];

/** Printed by `npm start`, in the order of the conversation. */
export const magicValues: readonly MagicValue[] = rows.map(([field, type, happens]) => ({ field, type, happens }));
