import { formatCep } from '@consorcio/shared/validation';

/** Words, e-mails, credits, CEPs, coupons and cards that get a special answer. */
export const magic = {
  refusedWords: ['palavrao', 'xingamento', 'teste'],
  wordCheckFails: 'quinhentos',
  leadRefused: 'lead400@sandbox.dev',
  proposalRefused: 'proposta400@sandbox.dev',
  lead: troubledEmails('lead500', 'leadinstavel', 'leadlento', 'leadmudo'),
  proposal: troubledEmails('proposta500', 'propostainstavel', 'propostalenta', 'propostamuda'),
  pix: troubledEmails('pix500', 'pixinstavel', 'pixlento', 'pixmudo'),
  boleto: troubledEmails('boleto500', 'boletoinstavel', 'boletolento', 'boletomudo'),
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
  proposalWithoutMethods: 'semformas@sandbox.dev',
  proposalWithUnknownMethod: 'outraforma@sandbox.dev',
  proposalByPixOnly: 'sopix@sandbox.dev',
  proposalByCardOnly: 'socartao@sandbox.dev',
  proposalByBoletoOnly: 'soboleto@sandbox.dev',
  pixWithoutPicture: 'pixsemimagem@sandbox.dev',
  /** Test numbers of payment gateways, with the same meaning as there, or nearly. */
  cardRefused: '4000000000000002',
  cardWithoutFunds: '4000000000009995',
  cardExpired: '4000000000000069',
  cardWithWrongCode: '4000000000000127',
  cardPending: '4000000000003220',
  cardLate: '4000008400001280',
  cardFails: '4000000000000119',
} as const;

/** The e-mails with which creating something fails, recovers from failures, is slow or loses its answer. */
function troubledEmails(fails: string, recovers: string, slow: string, lost: string) {
  const at = (name: string) => `${name}@sandbox.dev`;
  return { fails: at(fails), recovers: at(recovers), slow: at(slow), lost: at(lost) };
}

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
type Row = readonly [field: MagicValue['field'], type: string, happens: string];
const rows: readonly Row[] = [
  ['nome', 'Palavrao', 'the word check refuses it (also Xingamento and Teste, alone or in a name)'],
  ['nome', 'Quinhentos', 'the word check answers 500'],
  ['crédito', '44.444,44', 'any credit ending in 4.444,44: the catalogue takes 6 s'],
  ['crédito', '55.555,55', 'any credit ending in 5.555,55: the catalogue answers 500'],
  ['crédito', '77.777,77', 'any credit ending in 7.777,77: the plan details answer 500'],
  ...troubledRows(magic.lead, 'creating the lead', 'the lead is created', 'time'),
  ['e-mail', magic.leadRefused, 'the lead is refused with 400'],
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
  ...troubledRows(magic.proposal, 'creating the proposal', 'the proposal is created', 'time'),
  ['e-mail', magic.proposalRefused, 'the proposal is refused with 400'],
  ['e-mail', magic.proposalWithoutMethods, 'the proposal offers no payment method'],
  ['e-mail', magic.proposalWithUnknownMethod, 'the proposal offers only an unknown payment method (9)'],
  ['e-mail', magic.proposalByPixOnly, 'the proposal offers only Pix'],
  ['e-mail', magic.proposalByCardOnly, 'the proposal offers only the card'],
  ['e-mail', magic.proposalByBoletoOnly, 'the proposal offers only the boleto'],
  ...troubledRows(magic.pix, 'registering the Pix', 'the Pix is registered', 'two times'),
  ['e-mail', magic.pixWithoutPicture, 'the Pix is registered, its QR picture is not found (404)'],
  ...troubledRows(magic.boleto, 'registering the boleto', 'the boleto is registered', 'two times'),
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

function troubledRows({ fails, recovers, slow, lost }: typeof magic.lead, doing: string, done: string, first: string) {
  return [
    ['e-mail', fails, `${doing} answers 500, every time`],
    ['e-mail', recovers, `${doing} answers 500 the first ${first}, then works`],
    ['e-mail', slow, `${doing} takes 6 s`],
    ['e-mail', lost, `${done}, then the connection breaks; a retry finds it`],
  ] as const;
}
