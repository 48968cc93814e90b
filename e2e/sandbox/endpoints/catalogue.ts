import { type CatalogueQuery, catalogueQuerySchema, meaningOfCategory } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { catalogueAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { describeCard } from '../catalogue/describe-card';
import { findCards } from '../catalogue/find-cards';
import { endsIn, magic, slowInMs } from '../magic-values';

export const catalogue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/catalogo',
  summary: 'Plans whose instalment fits 30% of the income, for the requested credit and slightly larger ones',
  query: z.extend(catalogueQuerySchema, {
    tipo: z.union([z.literal(1), z.literal(2)], 'expected 1 or 2'), // `minValor` is a credit in both modes
    categorias: z
      .array(z.int().check(z.refine((id) => meaningOfCategory(id) !== undefined, 'no such category')))
      .check(z.minLength(1)),
    sort: z.enum(['asc', 'desc']), // by credit
  }),
  answer: catalogueAnswer,
  refusals: { 404: `"${serverSentences.noPlansForCredit}" or "${serverSentences.noPlansForIncome}"` },
  texts: ['name', 'bemNome', 'grupo', 'planoGrupoSituacao', 'indiceCorrecao', 'lanceFixo', 'lanceLivre'],
  handle({ query }, { clock }) {
    const creditInCents = Math.round(query.minValor * 100);
    if (endsIn(creditInCents, magic.catalogueFails)) throw new HttpError(500, ['The catalogue is not available.']);

    const found = findCards({
      wanted: wantedBy(query),
      creditInCents,
      incomeInCents: Math.round(query.renda * 100),
      descending: query.sort === 'desc',
    });
    if ('nothingFor' in found)
      throw new HttpError(404, [
        found.nothingFor === 'income' ? serverSentences.noPlansForIncome : serverSentences.noPlansForCredit,
      ]);
    return {
      json: { data: found.cards.map((card) => describeCard(card, { empresaId: query.empresaId, now: clock.now() })) },
      ...(endsIn(creditInCents, magic.catalogueSlow) && { delayInMs: slowInMs }),
    };
  },
});

type PlanTypes = Pick<CatalogueQuery, 'categorias' | 'pagaIntegral' | 'pagaMetade' | 'pagaReduzida'>;

/** A plan type is wanted if its flag is set and its category is in the list. */
function wantedBy({ categorias, pagaIntegral, pagaMetade, pagaReduzida }: PlanTypes) {
  const hasFlag = {
    CREDITO_INTEGRAL: pagaIntegral,
    CREDITO_PAGAMETADE: pagaMetade,
    PARCELA_REDUZIDA: pagaReduzida,
  };
  return [...new Set(categorias)]
    .flatMap((id) => meaningOfCategory(id) ?? [])
    .filter(({ tipoPlano }) => hasFlag[tipoPlano])
    .map(({ bemCategoriaCodigo, tipoPlano }) => ({ goods: bemCategoriaCodigo, planType: tipoPlano }));
}
