/** What to type in the product to see a certain answer of the sandbox; the endpoints and the guide follow this list. */
export interface MagicValue {
  readonly field: 'nome' | 'e-mail' | 'crédito' | 'renda';
  readonly type: string;
  readonly happens: string;
}

/** Words, e-mails and credits that the endpoints look for. */
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
} as const;

/** How late a slow answer is. */
export const slowInMs = 6_000;

/** Whether a credit in cents ends in these digits. */
export function endsIn(creditInCents: number, ending: number): boolean {
  return creditInCents % 10_000_00 === ending;
}

/** For people, in the order of the conversation. The last two need no magic: the numbers say it. */
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
];
