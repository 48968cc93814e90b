import { couponErrorCodeSchema, goodsTypeSchema, planTypeCodeSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

// What the sandbox itself sends, exactly as the SPEC shows it (sections 3 and 7). The product reads more than this: its own schemas are
// in shared/entities.

const money = z.number().check(z.nonnegative()); // currency units
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const methods = z.array(z.int());
const dataOf = <T extends z.ZodMiniType>(data: T) => z.object({ data });

export const leadAnswer = dataOf(z.object({ id: z.int(), LeadToken: z.string() }));

export const wordCheckAnswer = z.object({ success: z.boolean(), errorMessage: z.optional(z.string()) });

export const categoriesAnswer = dataOf(
  z.array(
    z.object({
      categoriaID: z.int(),
      nome: z.string(),
      descricao: z.string(),
      imagemUrl: z.string(),
      produtoCategoria: z.string(),
    }),
  ),
);

const planSchema = z.object({
  planoID: z.int(),
  bemId: z.int(),
  name: z.string(),
  grupo: z.string(),
  tipoPlanoID: planTypeCodeSchema,
  planoTaxaAdmTotal: money,
  planoTaxaAdmMensal: money,
  valorParcela: money,
  valorParcelaPrimeiroPagto: money,
  bemNome: z.string(),
  planoGrupoSituacao: z.string(),
  planoPrimeiroPagto: z.boolean(),
  planoExibeSimulacao: z.boolean(),
  exibirTextoResolucao285: z.boolean(),
  dataProximaAssembleia: day,
  detalhesPlano: z.object({
    prazoGrupo: z.int(),
    maxParticipantes: z.int(),
    indiceCorrecao: z.string(),
    lanceFixo: z.string(),
    lanceLivre: z.string(),
    percentualSeguro: money,
  }),
});
export type SentPlan = z.infer<typeof planSchema>;

const cardSchema = z.object({
  bemCategoriaCodigo: goodsTypeSchema,
  bemValor: money,
  planoMeses: z.int(),
  planoCardType: z.string(),
  planosTipos: z.array(planSchema),
});
export type SentCard = z.infer<typeof cardSchema>;
export const catalogueAnswer = dataOf(z.array(cardSchema));

const planDetailsSchema = z.object({
  titulo: z.string(),
  taxaAdmTotal: money,
  planoID: z.int(),
  PlanoTaxas: z.array(z.object({ nome: z.string(), percentual: money })),
  TabelaDescricao: z.string(),
  Rateio: z.boolean(),
  SemAdesao: z.boolean(),
  TaxaAdesao: money,
  TaxaFundoReserva: money,
  TaxaSeguroQuebra: money,
});
export type SentPlanDetails = z.infer<typeof planDetailsSchema>;
export const planDetailsAnswer = dataOf(planDetailsSchema);

export const addressAnswer = dataOf(
  z.object({
    cep: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    complemento: z.string(),
    estado: z.string(),
    logradouro: z.string(),
    numero: z.string(),
  }),
);

export const couponAnswer = z.object({
  data: z.object({
    value: z.object({
      cupomId: z.int(),
      tipoDesconto: z.int(),
      valorDesconto: money,
      valorDescontado: money,
      valorTotal: money,
      formasPagamentosValidas: methods,
    }),
  }),
});
export const couponRefusal = z.object({ validationErrors: z.array(z.object({ code: couponErrorCodeSchema })) });

export const proposalAnswer = dataOf(
  z.object({
    propostaID: z.int(),
    propostaToken: z.string(),
    contrato: z.string(),
    formasPagamentoDisponiveis: methods,
  }),
);

/** A registered charge, with what its method adds. */
export function chargeAnswer<Parts extends z.core.$ZodLooseShape>(parts: Parts) {
  return dataOf(z.object({ contrato: z.string(), ...parts, dataVencimento: day }));
}

export const approvedCardAnswer = dataOf(z.object({ cartaoAutorizacao: z.string() }));
/** Approved, or in review without an authorisation. */
export const cardAnswer = z.union([approvedCardAnswer, dataOf(z.strictObject({}))]);
