import {
  type CatalogueQuery,
  catalogueQuerySchema,
  couponRequestSchema,
  dataOf,
  meaningOfCategory,
  type PlanReference,
  planReferenceSchema,
} from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { formatMoney } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { catalogueAnswer, categoriesAnswer, couponAnswer, couponRefusal, planDetailsAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/outgoing';
import { describeCard, describePlan } from '../catalogue/describe';
import { categoriesAt, goodsTables } from '../catalogue/goods';
import { findCards, type Offer, offerById } from '../catalogue/offer';
import { applyCoupon, judgeCoupon } from '../coupons';
import { endsIn, magic, slowInMs } from '../magic-values';

export const categories = defineEndpoint('GET /api/categoria', {
  summary: 'Lists the categories of every plan type, the same for every company',
  query: z.object({ empresaID: z.int() }),
  answer: categoriesAnswer,
  texts: ['nome', 'descricao'],
  handle: ({ origin }) => ({ json: { data: categoriesAt(origin) } }),
});

const category = z.int().check(z.refine((id) => meaningOfCategory(id) !== undefined, 'no such category'));

export const catalogue = defineEndpoint('GET /api/v1/catalogo', {
  summary: 'Plans whose instalment fits 30% of the income, for the requested credit and slightly larger ones',
  query: z.extend(catalogueQuerySchema, {
    tipo: z.union([z.literal(1), z.literal(2)], 'expected 1 or 2'), // `minValor` is a credit in both modes
    categorias: z.array(category).check(z.minLength(1)),
    sort: z.enum(['asc', 'desc']), // by credit
  }),
  answer: catalogueAnswer,
  description: `A card is a credit over a number of months: the requested credit over three terms, one about 10% above it over two, one about 25%
above it over the longest. A plan type is listed if its flag (\`pagaIntegral\`, \`pagaMetade\`, \`pagaReduzida\`) is true **and** its category
is in \`categorias\`. Plans above 30% of \`renda\` are left out, and so are cards without plans. \`minValor\` is a credit for both values of \`tipo\`.

\`valorParcela\` is the credit with administration fee and reserve fund (2%), divided by the months; Paga Metade pays 50% of it until
contemplation, Paga Reduzida 70%. \`valorParcelaPrimeiroPagto\` is \`valorParcela\` less the discount of the company's campaign: 60% for company
97, 50% for 58, 99 and the brands of \`host/brands\` with the discount flag.

Largest credit for sale: ${goodsTables.map(({ name, topInCents }) => `${name} ${formatMoney(topInCents)}`).join(', ')}.`,
  refusals: { 404: `"${serverSentences.noPlansForCredit}" or "${serverSentences.noPlansForIncome}"` },
  texts: ['name', 'bemNome', 'grupo', 'planoGrupoSituacao', 'indiceCorrecao', 'lanceFixo', 'lanceLivre'],
  handle({ query }, { clock }) {
    const { empresaId, minValor, renda, sort } = query;
    const creditInCents = Math.round(minValor * 100);
    if (endsIn(creditInCents, magic.catalogueFails)) throw new HttpError(500, ['The catalogue is not available.']);
    const incomeInCents = Math.round(renda * 100);
    const descending = sort === 'desc';
    const { cards, nothingFor } = findCards({ wanted: wantedBy(query), creditInCents, incomeInCents, descending });
    if (nothingFor === 'income') throw new HttpError(404, [serverSentences.noPlansForIncome]);
    if (nothingFor === 'credit') throw new HttpError(404, [serverSentences.noPlansForCredit]);
    return {
      json: { data: cards.map((card) => describeCard(card, { empresaId, now: clock.now() })) },
      ...(endsIn(creditInCents, magic.catalogueSlow) && { delayInMs: slowInMs }),
    };
  },
});

/** A plan type is wanted if its flag is set and its category is in the list. */
function wantedBy({ categorias, pagaIntegral, pagaMetade, pagaReduzida }: Omit<CatalogueQuery, 'tipo' | 'sort'>) {
  const hasFlag = { CREDITO_INTEGRAL: pagaIntegral, CREDITO_PAGAMETADE: pagaMetade, PARCELA_REDUZIDA: pagaReduzida };
  return [...new Set(categorias)]
    .flatMap((id) => meaningOfCategory(id) ?? [])
    .filter(({ tipoPlano }) => hasFlag[tipoPlano])
    .map(({ bemCategoriaCodigo, tipoPlano }) => ({ goods: bemCategoriaCodigo, planType: tipoPlano }));
}

const noSuchPlan = 'There is no such plan for such goods';

export const detailsOfPlan = defineEndpoint('POST /api/plano/detalhes', {
  summary: 'The fine print of a plan for a goods item',
  body: planReferenceSchema,
  answer: planDetailsAnswer,
  refusals: { 404: noSuchPlan },
  texts: ['titulo', 'nome', 'TabelaDescricao'],
  handle({ body }) {
    const offer = offerFor(body);
    if (endsIn(offer.terms.creditInCents, magic.planDetailsFail))
      throw new HttpError(500, ['The plan details are not available.']);
    return { json: { data: describePlan(offer) } };
  },
});

export const planSelection = defineEndpoint('POST /api/plano/selecionado', {
  summary: 'Receives the plan that was chosen',
  body: planReferenceSchema,
  answer: dataOf(z.literal(true)),
  refusals: { 404: noSuchPlan },
  handle({ body }) {
    offerFor(body);
    return { json: { data: true } };
  },
});

function offerFor({ planoID, bemID }: PlanReference): Offer {
  const offer = offerById(planoID, bemID);
  if (!offer) throw new HttpError(404, [`${noSuchPlan}.`]);
  return offer;
}

export const coupon = defineEndpoint('POST /api/v1/cupom/validar', {
  summary: 'Applies a coupon to the first instalment, or says why it does not apply',
  body: z.extend(couponRequestSchema, {
    codigo: z.string().check(z.regex(/^\S+$/, 'expected a code'), z.uppercase('expected upper case')),
    valorCredito: z.number().check(z.positive()),
    valor: z.number().check(z.nonnegative()),
    categoriaId: category,
    cpfCnpj: z.string().check(z.regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, 'expected a CPF or CNPJ without mask')),
  }),
  answer: couponAnswer,
  description: `\`valor\` is the first instalment. \`tipoDesconto\` is 1 for an amount, 2 for a percentage; the discount is never more than \`valor\`. A
refusal has a number from 1 to 15 or a name for each reason, in the order of \`couponErrorNames\` in \`shared/entities\`.`,
  refusals: { 400: 'The request is wrong (errors), or the coupon does not apply (validationErrors)' },
  refusal: couponRefusal,
  handle({ body: { codigo, valorCredito, valor } }) {
    if (codigo === magic.couponFails) throw new HttpError(500, ['The coupon could not be checked.']);
    const judgement = judgeCoupon(codigo, Math.round(valorCredito * 100));
    if ('reasons' in judgement) return { refusal: { validationErrors: judgement.reasons.map((code) => ({ code })) } };
    return {
      json: { data: { value: applyCoupon(judgement.terms, Math.round(valor * 100)) } },
      ...(codigo === magic.couponSlow && { delayInMs: slowInMs }),
    };
  },
});
