import type { DataLayerEventName } from '@consorcio/host/analytics';
import { couponErrorNames } from '@consorcio/shared/entities';
import type { JourneyEventName } from '@consorcio/shared/events';

/** The parts of an event's documentation that its schema does not contain. */
export interface EventNote {
  /** The fact that causes it. */
  readonly fact: JourneyEventName;
  readonly when: string;
  /** The meaning and the unit of each field, by its path. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** An event without a note does not compile; a field without a note stops `pnpm documents`. */
export const eventNotes = {
  Começar: {
    fact: 'journey.started',
    when: 'The visitor asks to simulate.',
    fields: { bot_type: 'The `botType` of the brand.' },
  },
  'Produto Categoria': {
    fact: 'category.chosen',
    when: 'A category is chosen.',
    fields: { produto_categoria: 'The product category of the chosen category, as the API names it.' },
  },
  'credit value': {
    fact: 'credit-value.given',
    when: 'A credit value is accepted, again with each new simulation.',
    fields: { valor_credito: 'In reais.' },
  },
  income: {
    fact: 'income.given',
    when: 'The monthly income is accepted, and again when an extra income is added.',
    fields: { renda_mensal: 'In reais, the extra income included.' },
  },
  'personal data updated': {
    fact: 'personal-data.updated',
    when: 'E-mail, phone, CPF or CNPJ is given or corrected. Only the changed values are sent, and nothing if none of them can be hashed.',
    fields: {
      'user_data.sha256_email_address': 'SHA-256 of the e-mail in its normal form.',
      'user_data.sha256_phone_number': 'SHA-256 of the phone in its normal form.',
      sha256_cpf_cnpj:
        'SHA-256 of the CPF or CNPJ in its normal form. Not in `user_data`, because that is forwarded to Google unchanged.',
    },
  },
  'Lead Save': { fact: 'lead.saved', when: 'The API saved the lead.' },
  'Ver Planos': { fact: 'plans.shown', when: 'Plans are shown.' },
  'Plano Selecionado': {
    fact: 'plan.chosen',
    when: 'A plan is chosen.',
    fields: {
      campaign_company_id:
        "Only under a referral code: the company of the plan's special campaign, `null` without one.",
      campaign_purchase_id:
        "Only under a referral code: the purchase id of the plan's special campaign, `null` without one.",
    },
  },
  'Cadastro CEP': { fact: 'address.found', when: 'The look-up of a CEP found an address.' },
  'coupon validated': { fact: 'coupon.validated', when: 'The API accepts a coupon, which is not applied yet.' },
  'coupon refused': {
    fact: 'coupon.refused',
    when: 'The API refuses a coupon.',
    fields: {
      codes: `The reasons, joined with commas; empty without a reason: ${[...couponErrorNames, 'other'].map((name) => `\`${name}\``).join(', ')}.`,
    },
  },
  'coupon applied': {
    fact: 'coupon.applied',
    when: 'The visitor confirms a valid coupon.',
    fields: { valor_descontado: 'In reais, the reduction of the first instalment.' },
  },
  'coupon declined': {
    fact: 'coupon.declined',
    when: 'The visitor declines a valid coupon, or the one in the address.',
  },
  'Pagamento Processado': {
    fact: 'payment.processed',
    when: 'A payment has an outcome. A charge that can now be paid elsewhere, such as a Pix, counts as a success. An unknown outcome sends nothing.',
    fields: {
      method: 'The option that chose how it is paid, such as `pix`.',
      status: 'Approved or registered, under review by the bank, or refused.',
    },
  },
  purchase: {
    fact: 'purchase.made',
    when: 'The sale is closed: the visitor continues after a charge that is paid elsewhere, or the card is approved or under review by the bank. Once for each proposal.',
    fields: {
      purchase_number: 'From the second purchase of a conversation on: its ordinal, 2 for the second.',
      'ecommerce.transaction_id': 'The number of the proposal.',
      'ecommerce.value': 'In reais, the first instalment, reduced by the coupon.',
      'ecommerce.currency': 'Always this value.',
      'ecommerce.payment_type': 'The option that chose how it is paid, such as `pix`.',
      'ecommerce.items[].item_id': 'The number of the plan. There is one item.',
      'ecommerce.items[].item_name': 'The goods, as the catalogue names them.',
      'ecommerce.items[].item_category': 'The product category, as in Produto Categoria; empty when it is not known.',
      'ecommerce.items[].price': 'In reais, the same as `ecommerce.value`.',
      'ecommerce.items[].quantity': 'Always one.',
    },
  },
  Pesquisa: {
    fact: 'survey.answered',
    when: 'The survey is done.',
    fields: {
      midia: 'Where the visitor heard of the product.',
      csatcompra: 'The score of the purchase; 5 is best.',
      humano: 'Whether a specialist was needed.',
      csatinsidesales: 'The score of the specialists; 5 is best. `null` if no specialist was needed.',
    },
  },
} as const satisfies Readonly<Record<DataLayerEventName, EventNote>>;

type SentFact = (typeof eventNotes)[DataLayerEventName]['fact'];

/** Facts that send nothing to the data layer, and why. A fact that is neither here nor above does not compile. */
export const silentFacts: Readonly<Record<Exclude<JourneyEventName, SentFact>, string>> = {
  'proposal.created': 'The specification names no event for it; `purchase` reports the sale.',
  'specialists.requested': 'The specification names no event for it.',
};
