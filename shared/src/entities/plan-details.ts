import type * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { amount, entity, lenient, listOf, optionalPart, text, textOrEmpty } from './lenient';
import { asFlag } from './lenient-values';

const fee = entity({ nome: text, percentual: amount }, { nome: ['name', 'descricao'], percentual: ['valor', 'taxa'] });
const known = optionalPart(lenient(asFlag));

/**
 * The fine print of a plan. Fees in percent. What the API left out is absent, or an empty text: the conversation can go on without any
 * part of it. SPEC section 3.
 */
export const planDetailsSchema = entity({
  titulo: textOrEmpty,
  taxaAdmTotal: optionalPart(amount),
  planoID: optionalPart(identifierSchema),
  PlanoTaxas: optionalPart(listOf('fees', fee)),
  TabelaDescricao: textOrEmpty,
  Rateio: known,
  SemAdesao: known,
  TaxaAdesao: optionalPart(amount),
  TaxaFundoReserva: optionalPart(amount),
  TaxaSeguroQuebra: optionalPart(amount),
});
export type PlanDetails = z.infer<typeof planDetailsSchema>;

/** The answer of `POST /api/plano/detalhes`. SPEC section 7. */
export const planDetailsAnswerSchema = dataOf(planDetailsSchema);
