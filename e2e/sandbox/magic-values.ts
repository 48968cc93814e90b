import { formatCep } from '@consorcio/shared/validation';

/** What to type in the product to see a certain answer of the sandbox; the endpoints and the guide follow this list. */
export interface MagicValue {
  readonly field: 'nome' | 'e-mail' | 'crédito' | 'renda' | 'CEP' | 'cupom' | 'cartão';
  readonly type: string;
  readonly happens: string;
}

/** Words, e-mails, credits, CEPs, coupons and cards that the endpoints look for. */
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
  /** No true CEP begins with 00000. */
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
  /** Test numbers of payment gateways, for what they stand for there or close to it. */
  cardRefused: '4000000000000002',
  cardWithoutFunds: '4000000000009995',
  cardExpired: '4000000000000069',
  cardWithWrongCode: '4000000000000127',
  cardPending: '4000000000003220',
  cardLate: '4000008400001280',
  cardFails: '4000000000000119',
} as const;

/** How late a slow answer is. */
export const slowInMs = 6_000;

/** Later than a client may be told to wait: the host's `apiTimeoutMs` is 20 s, and 2 minutes at most. */
export const laterThanAnyClientInMs = 180_000;

/** Whether a credit in cents ends in these digits. */
export function endsIn(creditInCents: number, ending: number): boolean {
  return creditInCents % 10_000_00 === ending;
}

/** For people, in the order of the conversation. Some need no magic: the numbers say it. */
export const magicValues: readonly MagicValue[] = [
  {
    field: 'nome',
    type: 'Palavrao',
    happens: 'the word check refuses it (also Xingamento and Teste, alone or in a name)',
  },
  { field: 'nome', type: 'Quinhentos', happens: 'the word check answers 500' },
  { field: 'crédito', type: '44.444,44', happens: 'any credit ending in 4.444,44: the catalogue takes 6 s' },
  { field: 'crédito', type: '55.555,55', happens: 'any credit ending in 5.555,55: the catalogue answers 500' },
  { field: 'crédito', type: '77.777,77', happens: 'any credit ending in 7.777,77: the plan details answer 500' },
  { field: 'e-mail', type: magic.leadFails, happens: 'creating the lead answers 500, every time' },
  { field: 'e-mail', type: magic.leadFailsOnce, happens: 'creating the lead answers 500 the first time, then works' },
  { field: 'e-mail', type: magic.leadRefused, happens: 'the lead is refused with 400' },
  { field: 'e-mail', type: magic.leadSlow, happens: 'creating the lead takes 6 s' },
  {
    field: 'e-mail',
    type: magic.leadLost,
    happens: 'the lead is created, then the connection breaks; asking again finds it',
  },
  { field: 'renda', type: '200,00', happens: 'no plan fits: insufficient income' },
  { field: 'crédito', type: '390.000,00', happens: 'for a car, above what is sold (R$ 350.000,00): no plans' },
  { field: 'CEP', type: formatCep(magic.cepFails), happens: 'the look-up answers 500, every time' },
  { field: 'CEP', type: formatCep(magic.cepFailsOnce), happens: 'the look-up answers 500 the first time, then works' },
  { field: 'CEP', type: formatCep(magic.cepSlow), happens: 'the look-up takes 6 s' },
  { field: 'CEP', type: '00000-404', happens: 'not found, as any CEP that is not in the address book below' },
  {
    field: 'CEP',
    type: formatCep(magic.cepRefused),
    happens: 'the look-up finds it, the proposal is refused: not a valid CEP',
  },
  { field: 'CEP', type: '36325-000', happens: 'the look-up knows only the town: no street, no neighbourhood' },
  { field: 'CEP', type: '30140-010', happens: 'the look-up knows the street, not the neighbourhood' },
  { field: 'CEP', type: '70910-900', happens: 'the look-up knows the neighbourhood, not the street' },
  { field: 'CEP', type: '01002-900', happens: 'the look-up knows number and complement too' },
  { field: 'cupom', type: 'DEZ', happens: '10% off the first instalment' },
  { field: 'cupom', type: 'CEM', happens: 'R$ 100,00 off the first instalment' },
  { field: 'cupom', type: 'SOPIX', happens: '15% off, valid only for Pix' },
  { field: 'cupom', type: 'PIXEBOLETO', happens: 'R$ 50,00 off, valid for Pix and boleto, not for the card' },
  {
    field: 'cupom',
    type: 'OUTRAFORMA',
    happens: 'R$ 50,00 off, valid only for a way to pay that the product does not know (9)',
  },
  {
    field: 'cupom',
    type: 'MINIMO',
    happens: '20% off for a credit from R$ 100.000,00, below it refused: under the minimum',
  },
  { field: 'cupom', type: 'NUMERO1', happens: 'refused with the number 1 (so up to NUMERO15, one for each reason)' },
  { field: 'cupom', type: 'NOME1', happens: 'refused with the name of reason 1 (so up to NOME15)' },
  {
    field: 'cupom',
    type: magic.couponWithManyReasons,
    happens: 'refused with several reasons, names and numbers mixed',
  },
  { field: 'cupom', type: magic.couponWithUnknownReason, happens: 'refused with a reason nobody knows' },
  { field: 'cupom', type: magic.couponFails, happens: 'checking the coupon answers 500' },
  { field: 'cupom', type: magic.couponSlow, happens: 'checking the coupon takes 6 s, then 10% off' },
  { field: 'cupom', type: 'NADA', happens: 'refused: not found, as any other text' },
  { field: 'e-mail', type: magic.proposalFails, happens: 'creating the proposal answers 500, every time' },
  {
    field: 'e-mail',
    type: magic.proposalFailsOnce,
    happens: 'creating the proposal answers 500 the first time, then works',
  },
  { field: 'e-mail', type: magic.proposalRefused, happens: 'the proposal is refused with 400' },
  { field: 'e-mail', type: magic.proposalSlow, happens: 'creating the proposal takes 6 s' },
  {
    field: 'e-mail',
    type: magic.proposalLost,
    happens: 'the proposal is created, then the connection breaks; asking again finds it',
  },
  { field: 'e-mail', type: magic.proposalWithoutMethods, happens: 'the proposal offers no way to pay' },
  {
    field: 'e-mail',
    type: magic.proposalWithUnknownMethod,
    happens: 'the proposal offers only a way to pay that the product does not know (9)',
  },
  { field: 'e-mail', type: magic.proposalByPixOnly, happens: 'the proposal offers only Pix' },
  { field: 'e-mail', type: magic.proposalByCardOnly, happens: 'the proposal offers only the card' },
  { field: 'e-mail', type: magic.proposalByBoletoOnly, happens: 'the proposal offers only the boleto' },
  { field: 'e-mail', type: magic.pixFails, happens: 'registering the Pix answers 500, every time' },
  {
    field: 'e-mail',
    type: magic.pixFailsTwice,
    happens: 'registering the Pix answers 500 the first two times, then works',
  },
  { field: 'e-mail', type: magic.pixSlow, happens: 'registering the Pix takes 6 s' },
  {
    field: 'e-mail',
    type: magic.pixLost,
    happens: 'the Pix is registered, then the connection breaks; asking again finds it',
  },
  {
    field: 'e-mail',
    type: magic.pixWithoutPicture,
    happens: 'the Pix is registered, its QR picture is not found (404)',
  },
  { field: 'e-mail', type: magic.boletoFails, happens: 'registering the boleto answers 500, every time' },
  {
    field: 'e-mail',
    type: magic.boletoFailsTwice,
    happens: 'registering the boleto answers 500 the first two times, then works',
  },
  { field: 'e-mail', type: magic.boletoSlow, happens: 'registering the boleto takes 6 s' },
  {
    field: 'e-mail',
    type: magic.boletoLost,
    happens: 'the boleto is registered, then the connection breaks; asking again finds it',
  },
  {
    field: 'cartão',
    type: '4242424242424242',
    happens:
      'approved, as any other valid number (also 4111111111111111, 5555555555554444, 5031433215406351, 4235647728025682)',
  },
  { field: 'cartão', type: magic.cardPending, happens: 'pending: 202 without an authorisation' },
  { field: 'cartão', type: magic.cardRefused, happens: 'refused by the bank: 402' },
  { field: 'cartão', type: magic.cardWithoutFunds, happens: 'refused, insufficient funds: 402' },
  { field: 'cartão', type: magic.cardExpired, happens: 'refused, the bank says it expired: 402' },
  { field: 'cartão', type: magic.cardWithWrongCode, happens: 'refused, wrong security code: 402' },
  {
    field: 'cartão',
    type: magic.cardLate,
    happens: 'charged and approved, but the answer takes 3 minutes; asking again gets it at once',
  },
  { field: 'cartão', type: magic.cardFails, happens: 'paying answers 500, every time; nothing is charged' },
];
