import type { DataLayerEventName } from '@consorcio/host/analytics';
import { couponErrorNames } from '@consorcio/shared/entities';
import type { JourneyEventName } from '@consorcio/shared/events';

/** What no schema says of an event of the data layer. */
export interface EventNote {
  /** The fact that causes it. */
  readonly fact: JourneyEventName;
  readonly when: string;
  /** What each field means and its unit, by the path of the field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** An event without a note does not compile; a field without one stops `pnpm documents`. */
export const eventNotes = {
  Começar: { fact: 'journey.started', when: 'The visitor asks to simulate.', fields: {} },
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
    when: 'E-mail, phone, CPF or CNPJ is given or mended: what is new at this moment, and nothing when none of it can be hashed.',
    fields: {
      'user_data.sha256_email_address': 'SHA-256 of the e-mail in its normal form.',
      'user_data.sha256_phone_number': 'SHA-256 of the phone in its normal form.',
      sha256_cpf_cnpj:
        'SHA-256 of the CPF or CNPJ in its normal form. Outside of `user_data`, which goes on to Google as it is.',
    },
  },
  'Lead Save': { fact: 'lead.saved', when: 'The API took the lead.', fields: {} },
  'Ver Planos': { fact: 'plans.shown', when: 'Plans are shown to choose from.', fields: {} },
  'Plano Selecionado': { fact: 'plan.chosen', when: 'A plan is chosen.', fields: {} },
  'Cadastro CEP': { fact: 'address.found', when: 'The look-up of a CEP found an address.', fields: {} },
  'coupon validated': {
    fact: 'coupon.validated',
    when: 'The API says that a coupon is valid; nothing is applied yet.',
    fields: {},
  },
  'coupon refused': {
    fact: 'coupon.refused',
    when: 'The API refuses a coupon.',
    fields: {
      codes: `The reasons with commas between, or nothing when none was given: ${[...couponErrorNames, 'other'].map((name) => `\`${name}\``).join(', ')}.`,
    },
  },
  'coupon applied': {
    fact: 'coupon.applied',
    when: 'The visitor confirms a valid coupon.',
    fields: { valor_descontado: 'In reais, what is taken off the first instalment.' },
  },
  'coupon declined': {
    fact: 'coupon.declined',
    when: 'The visitor does not want a coupon that the API says is valid, or the one that came in the address.',
    fields: {},
  },
  'Pagamento Processado': {
    fact: 'payment.processed',
    when: 'A payment has an outcome. A Pix or a slip that can now be paid counts as a success; what nobody knows the outcome of is not told.',
    fields: {
      method: 'How it is paid.',
      status: 'Approved or registered, still looked at by the bank, or refused.',
    },
  },
  purchase: {
    fact: 'purchase.made',
    when: 'The sale is closed: the visitor goes on after Pix or slip, or the card is approved or still looked at by the bank. Once for each proposal.',
    fields: {
      'ecommerce.transaction_id': 'The number of the proposal.',
      'ecommerce.value': 'In reais, the first instalment, with the coupon taken off.',
      'ecommerce.currency': 'Always this one.',
      'ecommerce.payment_type': 'How it is paid.',
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
      midia: 'Where the visitor heard of us.',
      csatcompra: 'The score of the purchase, 5 is best.',
      humano: 'Whether a specialist was needed.',
      csatinsidesales: 'The score of the specialists, 5 is best; `null` when no specialist was needed.',
    },
  },
} as const satisfies Readonly<Record<DataLayerEventName, EventNote>>;

type ToldFact = (typeof eventNotes)[DataLayerEventName]['fact'];

/** Facts of which the data layer hears nothing, and why. A fact that is neither here nor above does not compile. */
export const silentFacts: Readonly<Record<Exclude<JourneyEventName, ToldFact>, string>> = {
  'proposal.created': 'The specification names no event for it; the sale is told by purchase.',
  'specialists.requested': 'The specification names no event for it.',
};
