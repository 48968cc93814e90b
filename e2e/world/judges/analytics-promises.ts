import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createAnalytics, sha256 } from '@consorcio/host/analytics';
import type { EventBus, Fact, JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { personalTrace } from '../canaries';
import { promise } from './promises';

/** The data layer event of each fact, without the product's code; undefined: an event or a part that the SPEC does not name. */
const due: { readonly [N in JourneyEventName]: (payload: JourneyEventPayload<N>) => object | undefined } = {
  'journey.started': ({ botType }) => ({ event: 'Começar', bot_type: botType }),
  'category.chosen': ({ produtoCategoria }) => ({ event: 'Produto Categoria', produto_categoria: produtoCategoria }),
  'credit-value.given': ({ valorCreditoInCents: cents }) => ({ event: 'credit value', valor_credito: cents / 100 }),
  'income.given': ({ rendaMensalInCents: cents }) => ({ event: 'income', renda_mensal: cents / 100 }),
  'personal-data.updated': ({ email, telefone, cpfCnpj }) => ({
    event: 'personal data updated',
    ...((email || telefone) && {
      user_data: {
        sha256_email_address: email && hashed(plainAddress(email)),
        sha256_phone_number: telefone && hashed(`+55${telefone}`),
      },
    }),
    sha256_cpf_cnpj: cpfCnpj && hashed(cpfCnpj),
  }),
  'lead.saved': () => ({ event: 'Lead Save' }),
  'plans.shown': () => ({ event: 'Ver Planos' }),
  'plan.chosen': ({ campanha }) => ({
    event: 'Plano Selecionado',
    campaign_company_id: campanha === null ? null : campanha?.empresaId,
    campaign_purchase_id: campanha === null ? null : campanha?.compraId,
  }),
  'address.found': () => ({ event: 'Cadastro CEP' }),
  'coupon.validated': () => ({ event: 'coupon validated' }),
  'coupon.refused': ({ codes }) => ({ event: 'coupon refused', codes: codes.map(codeOf).join(',') }),
  'coupon.applied': ({ valorDescontadoInCents: cents }) => ({ event: 'coupon applied', valor_descontado: cents / 100 }),
  'coupon.declined': () => ({ event: 'coupon declined' }),
  'proposal.created': () => undefined,
  'payment.processed': ({ metodo, situacao }) => ({ event: 'Pagamento Processado', method: metodo, status: situacao }),
  'purchase.made': ({ propostaID, metodo, valorInCents: cents, planoID, bemNome, produtoCategoria = '', ordem }) => ({
    event: 'purchase',
    purchase_number: ordem,
    ecommerce: {
      transaction_id: `${propostaID}`,
      value: cents / 100,
      currency: 'BRL',
      payment_type: metodo,
      items: [
        { item_id: `${planoID}`, item_name: bemNome, item_category: produtoCategoria, price: cents / 100, quantity: 1 },
      ],
    },
  }),
  'survey.answered': ({ csatinsidesales = null, ...answers }) => ({ event: 'Pesquisa', ...answers, csatinsidesales }),
  'specialists.requested': () => undefined,
};

/** The coupon codes of these journeys that the SPEC lists, by name and otherwise. */
const named = ['NotFound', 'OutOfValidity', 'UnderMinimum', 'AlreadyUsed'];
const known = { 2: named[1], 6: 'InvalidPaymentMethod', 15: 'MissingRule', OUT_OF_VALIDITY: named[1] };
const codeOf = (code: string | number) => named.find((name) => name === code) ?? Reflect.get(known, code) ?? 'other';

/**
 * Runs the host's analytics for all pages of one journey. The data layer must hold what the engine published, in the same
 * order, each purchase once, and without personal data.
 */
export class AnalyticsWatch {
  /** What the engine asked for. */
  readonly published: Fact[] = [];
  private readonly pushed: { readonly event: string }[] = [];
  private readonly posted: string[] = [];
  private readonly counted = new Set<string>();
  private analytics = this.onAPage();
  private tracked = Promise.resolve();

  constructor(bus: EventBus) {
    bus.subscribeAll((fact) => {
      this.tracked = this.analytics.track(fact);
    });
  }

  /** Only the record of counted purchases survives a page. */
  async pageIsGone(): Promise<void> {
    await this.tracked;
    this.analytics = this.onAPage();
  }

  async isTrue(): Promise<void> {
    await this.tracked;
    const sold = new Set<unknown>();
    const isCounted = ({ name, payload }: Fact) =>
      name !== 'purchase.made' || (!sold.has(payload.propostaID) && Boolean(sold.add(payload.propostaID)));
    const expected = JSON.parse(JSON.stringify(this.published.filter(isCounted).flatMap((fact) => owedBy(fact) ?? [])));
    const isWhole = isDeepStrictEqual(this.pushed, expected);
    promise(isWhole, `The data layer holds ${JSON.stringify(this.pushed)}, not ${JSON.stringify(expected)}.`);
    const names = this.pushed.map(({ event }) => event);
    promise(isDeepStrictEqual(this.posted, names), 'The host app received other events than the data layer.');
    const text = JSON.stringify([this.pushed, this.posted]).replace(/"[0-9a-f]{64}"/g, '');
    promise(!personalTrace.test(text), `The data layer holds ${personalTrace.exec(text)?.[0]}.`);
  }

  private onAPage() {
    return createAnalytics({
      push: (event) => void this.pushed.push(event),
      post: (name) => void this.posted.push(name),
      digest: sha256,
      isNewPurchase: (id) => !this.counted.has(id) && Boolean(this.counted.add(id)),
      report: ({ code }) => promise(false, `Analytics reported ${code}.`),
    });
  }
}

function owedBy<N extends JourneyEventName>({ name, payload }: { name: N; payload: JourneyEventPayload<N> }) {
  return due[name](payload);
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Google's rules: lower case, and for Gmail without dots and without the part after a plus. */
function plainAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return domain === 'gmail.com' ? `${local.replace(/\+.*|\./g, '')}@${domain}` : `${local}@${domain}`;
}
