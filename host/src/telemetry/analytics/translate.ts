import type { JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { couponErrorName } from '@consorcio/shared/journey';
import type { DataLayerEvent } from './data-layer-events';
import { normalDocument, normalEmail, normalPhone } from './normal-form';

export type Digest = (text: string) => Promise<string | undefined>;

/** The data layer event of a fact; undefined for a fact without an event in the SPEC. */
export async function translate<N extends JourneyEventName>(
  { name, payload }: { readonly name: N; readonly payload: JourneyEventPayload<N> },
  digest: Digest,
): Promise<DataLayerEvent | undefined> {
  return translations[name](payload, digest);
}

type Translated = DataLayerEvent | undefined;
type Translations = {
  [N in JourneyEventName]: (payload: JourneyEventPayload<N>, digest: Digest) => Translated | Promise<Translated>;
};

/** One entry for each fact: a new fact does not compile until its event is decided. */
const translations: Translations = {
  'journey.started': ({ botType }) => ({ event: 'Começar', bot_type: botType }),
  'category.chosen': ({ produtoCategoria }) => ({ event: 'Produto Categoria', produto_categoria: produtoCategoria }),
  'credit-value.given': ({ valorCreditoInCents }) => ({
    event: 'credit value',
    valor_credito: inReais(valorCreditoInCents),
  }),
  'income.given': ({ rendaMensalInCents }) => ({ event: 'income', renda_mensal: inReais(rendaMensalInCents) }),
  'personal-data.updated': personalDataUpdated,
  'lead.saved': () => ({ event: 'Lead Save' }),
  'plans.shown': () => ({ event: 'Ver Planos' }),
  'plan.chosen': ({ campanha }) => ({
    event: 'Plano Selecionado',
    ...(campanha !== undefined && {
      campaign_company_id: campanha?.empresaId ?? null,
      campaign_purchase_id: campanha?.compraId ?? null,
    }),
  }),
  'address.found': () => ({ event: 'Cadastro CEP' }),
  'coupon.validated': () => ({ event: 'coupon validated' }),
  'coupon.refused': ({ codes }) => ({
    event: 'coupon refused',
    codes: codes.map((code) => couponErrorName(code) ?? 'other').join(','),
  }),
  'coupon.applied': ({ valorDescontadoInCents }) => ({
    event: 'coupon applied',
    valor_descontado: inReais(valorDescontadoInCents),
  }),
  'coupon.declined': () => ({ event: 'coupon declined' }),
  'proposal.created': () => undefined,
  'payment.processed': ({ metodo, situacao }) => ({ event: 'Pagamento Processado', method: metodo, status: situacao }),
  'purchase.made': ({ propostaID, metodo, valorInCents, planoID, bemNome, produtoCategoria = '', ordem }) => ({
    event: 'purchase',
    ...(ordem !== undefined && { purchase_number: ordem }),
    ecommerce: {
      transaction_id: String(propostaID),
      value: inReais(valorInCents),
      currency: 'BRL',
      payment_type: metodo,
      items: [
        {
          item_id: String(planoID),
          item_name: bemNome,
          item_category: produtoCategoria,
          price: inReais(valorInCents),
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

/** A field that cannot be hashed is omitted; an event without any field is not sent. */
async function personalDataUpdated(
  { email, telefone, cpfCnpj }: JourneyEventPayload<'personal-data.updated'>,
  digest: Digest,
): Promise<Translated> {
  const hashed = async (value = '', normal: (value: string) => string | undefined) => {
    const text = normal(value);
    return text === undefined ? undefined : digest(text);
  };
  const [sha256Email, sha256Phone, sha256Document] = await Promise.all([
    hashed(email, normalEmail),
    hashed(telefone, normalPhone),
    hashed(cpfCnpj, normalDocument),
  ]);
  const isOfUser = sha256Email !== undefined || sha256Phone !== undefined;
  if (!isOfUser && sha256Document === undefined) return undefined;
  return {
    event: 'personal data updated',
    ...(isOfUser && {
      user_data: {
        ...(sha256Email !== undefined && { sha256_email_address: sha256Email }),
        ...(sha256Phone !== undefined && { sha256_phone_number: sha256Phone }),
      },
    }),
    ...(sha256Document !== undefined && { sha256_cpf_cnpj: sha256Document }),
  };
}

/** Dividing whole cents by 100 gives the number nearest to the decimal, which prints as that decimal. */
function inReais(cents: number): number {
  return cents / 100;
}
