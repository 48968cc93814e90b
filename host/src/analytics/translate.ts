import type { JourneyEventName, JourneyEventPayload } from '@consorcio/shared/events';
import { couponErrorName } from '@consorcio/shared/journey';
import type { DataLayerEvent } from './data-layer-events';
import { normalDocument, normalEmail, normalPhone } from './normal-form';

/** SHA-256 in lower-case hex, or nothing where it cannot be had. */
export type Digest = (text: string) => Promise<string | undefined>;

/** What the data layer is told of a fact; nothing of a fact that the SPEC names no event for. */
export async function translate<N extends JourneyEventName>(
  { name, payload }: { readonly name: N; readonly payload: JourneyEventPayload<N> },
  digest: Digest,
): Promise<DataLayerEvent | undefined> {
  return translations[name](payload, digest);
}

type Told = DataLayerEvent | undefined;
type Translations = {
  [N in JourneyEventName]: (payload: JourneyEventPayload<N>, digest: Digest) => Told | Promise<Told>;
};

/** One line a fact: a new fact does not compile before somebody decided what is told of it. */
const translations: Translations = {
  'journey.started': () => ({ event: 'Começar' }),
  'category.chosen': ({ produtoCategoria }) => ({ event: 'Produto Categoria', produto_categoria: produtoCategoria }),
  'credit-value.given': ({ valorCreditoInCents }) => ({
    event: 'credit value',
    valor_credito: inReais(valorCreditoInCents),
  }),
  'income.given': ({ rendaMensalInCents }) => ({ event: 'income', renda_mensal: inReais(rendaMensalInCents) }),
  'personal-data.updated': personalDataUpdated,
  'lead.saved': () => ({ event: 'Lead Save' }),
  'plans.shown': () => ({ event: 'Ver Planos' }),
  'plan.chosen': () => ({ event: 'Plano Selecionado' }),
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
  'purchase.made': ({ propostaID, metodo, valorInCents, planoID, bemNome, produtoCategoria = '' }) => ({
    event: 'purchase',
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

/** A field that cannot be hashed is left out; an event without a field would say nothing and is not told. */
async function personalDataUpdated(
  { email, telefone, cpfCnpj }: JourneyEventPayload<'personal-data.updated'>,
  digest: Digest,
): Promise<Told> {
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

/** Whole cents through 100 give the number nearest to the decimal, which prints as that decimal. */
function inReais(cents: number): number {
  return cents / 100;
}
