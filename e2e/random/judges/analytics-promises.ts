import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createAnalytics, sha256 } from '@consorcio/host/analytics';
import type { Identifier } from '@consorcio/shared/entities';
import type { EventBus, Fact, JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { cardSecrets } from '../canaries';
import { promise } from './promises';

/** The data layer event of each fact, computed without the product's code; undefined where the SPEC names no event. */
const due: { readonly [N in JourneyEventName]: (payload: JourneyEventPayload<N>) => object | undefined } = {
  'journey.started': () => ({ event: 'Começar' }),
  'category.chosen': ({ produtoCategoria }) => ({ event: 'Produto Categoria', produto_categoria: produtoCategoria }),
  'credit-value.given': ({ valorCreditoInCents }) => ({
    event: 'credit value',
    valor_credito: reais(valorCreditoInCents),
  }),
  'income.given': ({ rendaMensalInCents }) => ({ event: 'income', renda_mensal: reais(rendaMensalInCents) }),
  'personal-data.updated': ({ email, telefone, cpfCnpj }) => ({
    event: 'personal data updated',
    ...((email || telefone) && {
      user_data: {
        ...(email && { sha256_email_address: hashed(plainAddress(email)) }),
        ...(telefone && { sha256_phone_number: hashed(`+55${telefone}`) }),
      },
    }),
    ...(cpfCnpj && { sha256_cpf_cnpj: hashed(cpfCnpj) }),
  }),
  'lead.saved': () => ({ event: 'Lead Save' }),
  'plans.shown': () => ({ event: 'Ver Planos' }),
  'plan.chosen': ({ campanha }) => ({
    event: 'Plano Selecionado',
    ...(campanha && { campaign_company_id: campanha.empresaId, campaign_purchase_id: campanha.compraId }),
    ...(campanha === null && { campaign_company_id: null, campaign_purchase_id: null }),
  }),
  'address.found': () => ({ event: 'Cadastro CEP' }),
  'coupon.validated': () => ({ event: 'coupon validated' }),
  'coupon.refused': ({ codes }) => ({
    event: 'coupon refused',
    codes: codes.map((code) => known[code] ?? 'other').join(','),
  }),
  'coupon.applied': ({ valorDescontadoInCents }) => ({
    event: 'coupon applied',
    valor_descontado: reais(valorDescontadoInCents),
  }),
  'coupon.declined': () => ({ event: 'coupon declined' }),
  'proposal.created': () => undefined,
  'payment.processed': ({ metodo, situacao }) => ({ event: 'Pagamento Processado', method: metodo, status: situacao }),
  'purchase.made': ({ propostaID, metodo, valorInCents, planoID, bemNome, produtoCategoria, ordem }) => ({
    event: 'purchase',
    ...(ordem && { purchase_number: ordem }),
    ecommerce: {
      transaction_id: `${propostaID}`,
      value: reais(valorInCents),
      currency: 'BRL',
      payment_type: metodo,
      items: [
        {
          item_id: `${planoID}`,
          item_name: bemNome,
          item_category: produtoCategoria ?? '',
          price: reais(valorInCents),
          quantity: 1,
        },
      ],
    },
  }),
  'survey.answered': ({ midia, csatcompra, humano, csatinsidesales = null }) => ({
    event: 'Pesquisa',
    midia,
    csatcompra,
    humano,
    csatinsidesales,
  }),
  'specialists.requested': () => undefined,
};

/** The coupon codes of these journeys that the SPEC lists. */
const known: Readonly<Record<string, string>> = {
  NotFound: 'NotFound',
  OutOfValidity: 'OutOfValidity',
  UnderMinimum: 'UnderMinimum',
  6: 'InvalidPaymentMethod',
  2: 'OutOfValidity',
  15: 'MissingRule',
  OUT_OF_VALIDITY: 'OutOfValidity',
  AlreadyUsed: 'AlreadyUsed',
};

/**
 * Runs the host's analytics for all pages of one journey. The data layer must hold what the engine published, in the same
 * order, each purchase once, and without personal data.
 */
export class AnalyticsWatch {
  private readonly published: Fact[] = [];
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

  /** The engine asked for this to be published. */
  log(fact: Fact): void {
    this.published.push(fact);
  }

  /** Only the record of counted purchases survives a page. */
  async pageIsGone(): Promise<void> {
    await this.tracked;
    this.analytics = this.onAPage();
  }

  async isTrue(): Promise<void> {
    await this.tracked;
    const sold = new Set<Identifier>();
    const isCounted = ({ name, payload }: Fact) =>
      name !== 'purchase.made' || (!sold.has(payload.propostaID) && Boolean(sold.add(payload.propostaID)));
    const expected = this.published.filter(isCounted).flatMap((fact) => owedBy(fact) ?? []);
    promise(
      isDeepStrictEqual(this.pushed, expected),
      `The data layer holds ${JSON.stringify(this.pushed)}, and the engine published ${JSON.stringify(expected)}.`,
    );
    const names = this.pushed.map(({ event }) => event);
    promise(isDeepStrictEqual(this.posted, names), 'The host app received other events than the data layer.');
    const text = JSON.stringify([this.pushed, this.posted]).replace(/"[0-9a-f]{64}"/g, '');
    for (const secret of cardSecrets) promise(!text.includes(secret), `The data layer holds ${secret}.`);
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

const reais = (cents: number) => cents / 100;
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Google's rules: lower case, and for Gmail without dots and without the part after a plus. */
function plainAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return domain === 'gmail.com' ? `${local.replace(/\+.*|\./g, '')}@${domain}` : `${local}@${domain}`;
}
