import { type DataLayerEventName, dataLayerEvents } from '@consorcio/host/analytics';
import { couponErrorNames } from '@consorcio/shared/entities';
import type { JourneyEventName } from '@consorcio/shared/events';
import * as z from 'zod/mini';

/** The parts of an event's documentation that its schema does not contain. */
export interface EventNote<Fact extends JourneyEventName = JourneyEventName> {
  /** The fact that causes it. */
  readonly fact: Fact;
  readonly when: string;
  /** The meaning and the unit of each field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

const note = <Fact extends JourneyEventName>(
  fact: Fact,
  when: string,
  fields: EventNote['fields'] = {},
): EventNote<Fact> => ({ fact, when, fields });

const special = (id: string) => `Under a referral code: ${id} of the plan's special campaign, \`null\` without one.`;
const hash = 'SHA-256 of its normal form.';
const reasons = [...couponErrorNames, 'other'].map((name) => `\`${name}\``).join(', ');

/** An event without a note does not compile. */
export const eventNotes = {
  Começar: note('journey.started', 'The visitor asks to simulate.', { bot_type: 'The `botType` of the brand.' }),
  'Produto Categoria': note('category.chosen', 'A category is chosen.', {
    produto_categoria: 'As the API names it.',
  }),
  'credit value': note('credit-value.given', 'A credit value is accepted, again with each new simulation.', {
    valor_credito: 'In reais.',
  }),
  income: note('income.given', 'The monthly income is accepted, and again when an extra income is added.', {
    renda_mensal: 'In reais, the extra income included.',
  }),
  'personal data updated': note(
    'personal-data.updated',
    'E-mail, phone, CPF or CNPJ is given or corrected. Only the changed values are sent.',
    {
      'user_data.sha256_email_address': hash,
      'user_data.sha256_phone_number': hash,
      sha256_cpf_cnpj: `${hash} Not in \`user_data\`, because that is forwarded to Google unchanged.`,
    },
  ),
  'Lead Save': note('lead.saved', 'The API saved the lead.'),
  'Ver Planos': note('plans.shown', 'Plans are shown.'),
  'Plano Selecionado': note('plan.chosen', 'A plan is chosen.', {
    campaign_company_id: special('the company'),
    campaign_purchase_id: special('the purchase id'),
  }),
  'Cadastro CEP': note('address.found', 'The look-up of a CEP found an address.'),
  'coupon validated': note('coupon.validated', 'The API accepts a coupon, which is not applied yet.'),
  'coupon refused': note('coupon.refused', 'The API refuses a coupon.', {
    codes: `The reasons, joined with commas; empty without a reason: ${reasons}.`,
  }),
  'coupon applied': note('coupon.applied', 'The visitor confirms a valid coupon.', {
    valor_descontado: 'In reais, the reduction of the first instalment.',
  }),
  'coupon declined': note('coupon.declined', 'The visitor declines a valid coupon, or the one in the address.'),
  'Pagamento Processado': note(
    'payment.processed',
    'A payment has an outcome. A registered Pix or slip counts as a success. An unknown outcome sends nothing.',
    {
      method: 'The option that chose how it is paid, such as `pix`.',
      status: 'Approved or registered, under review by the bank, or refused.',
    },
  ),
  purchase: note(
    'purchase.made',
    'The sale is closed: the visitor continues after a Pix or slip, or the card is approved or under review. Once for each proposal.',
    {
      purchase_number: 'From the second purchase of a conversation on: its ordinal.',
      'ecommerce.transaction_id': 'The number of the proposal.',
      'ecommerce.value': 'In reais, the first instalment, reduced by the coupon.',
      'ecommerce.currency': 'Always.',
      'ecommerce.payment_type': 'The option that chose how it is paid, such as `pix`.',
      'ecommerce.items[].item_id': 'The number of the plan. There is one item.',
      'ecommerce.items[].item_name': 'The goods, as the catalogue names them.',
      'ecommerce.items[].item_category': 'As in Produto Categoria; empty when it is not known.',
      'ecommerce.items[].price': 'The same as `ecommerce.value`.',
      'ecommerce.items[].quantity': 'Always.',
    },
  ),
  Pesquisa: note('survey.answered', 'The survey is done.', {
    midia: 'Where the visitor heard of the product.',
    csatcompra: 'The score of the purchase, 5 is the best.',
    humano: 'Whether a specialist was needed.',
    csatinsidesales: 'The score of the specialists; `null` if none was needed.',
  }),
} satisfies Readonly<Record<DataLayerEventName, EventNote>>;

type SentFact = (typeof eventNotes)[DataLayerEventName]['fact'];

/** Facts that send nothing to the data layer, and why. A fact that is neither here nor above does not compile. */
export const silentFacts: Readonly<Record<Exclude<JourneyEventName, SentFact>, string>> = {
  'proposal.created': 'the specification names no event for it; `purchase` reports the sale.',
  'specialists.requested': 'the specification names no event for it.',
};

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The fields of an event by their paths (`items[].price` is the price of each item), with their values in words. */
export const fieldsOf = (event: string): ReadonlyMap<string, string> =>
  new Map(leavesOf(z.toJSONSchema(dataLayerEvents[event as DataLayerEventName])).filter(([path]) => path !== 'event'));

function leavesOf(schema: JsonSchema, path = ''): readonly (readonly [path: string, values: string])[] {
  if (typeof schema !== 'object') return [];
  const { properties, required = [], items } = schema;
  if (items && !Array.isArray(items)) return leavesOf(items, `${path}[]`);
  if (!properties) return [[path, valuesOf(schema)]];
  return Object.entries(properties).flatMap(([name, inner]) => {
    const absent = required.includes(name) ? '' : '; optional';
    const leaves = leavesOf(inner, path === '' ? name : `${path}.${name}`);
    return leaves.map(([leaf, values]) => [leaf, values.replace(/(; optional)?$/, (own) => own || absent)] as const);
  });
}

function valuesOf(schema: JsonSchema): string {
  if (typeof schema !== 'object') return '';
  const { const: only, enum: some = only === undefined ? [] : [only], anyOf, type = '' } = schema;
  if (anyOf) return anyOf.map(valuesOf).join(' or ');
  return some.length > 0 ? some.map((value) => `\`${value}\``).join(', ') : [type].flat().join(' or ');
}

/** The lists of the page about analytics: every event of the data layer with its fields, and the facts that send nothing. */
export function analyticsTables(): Readonly<Record<'events' | 'silent', string>> {
  const fieldLines = (event: string, { fields }: EventNote) =>
    [...fieldsOf(event)].map(([path, values]) => `  - \`${path}\` (${values}): ${fields[path] ?? ''}`);
  return {
    events: Object.entries<EventNote>(eventNotes)
      .flatMap(([name, note]) => [`- \`${name}\` (\`${note.fact}\`): ${note.when}`, ...fieldLines(name, note)])
      .join('\n'),
    silent: Object.entries(silentFacts)
      .map(([name, reason]) => `- \`${name}\`: ${reason}`)
      .join('\n'),
  };
}
