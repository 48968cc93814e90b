import { addressSchema, type Journey, personTypeSchema } from '@consorcio/shared/entities';
import { journeyOf, type Place, type Snapshot } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

const ownSchema = z.object({
  tipoPessoa: z.optional(personTypeSchema),
  nomeRazao: z.optional(z.string()),
  nascimentoFundacao: z.optional(z.string()),
  cep: z.optional(z.string()),
  endereco: z.optional(addressSchema),
  correcao: z.optional(z.string()),
  semComplemento: z.optional(z.boolean()),
  userCupom: z.optional(z.string()),
  cupomErros: z.optional(z.array(z.unknown())),
});

/** The journey with the proposal's own data. */
export type ContractJourney = Journey & z.infer<typeof ownSchema>;

/** Parts that were already parsed: most events change no data of the proposal. */
const parsed = new WeakSet<object>();

export function contractJourney(snapshot: Pick<Snapshot, 'journey' | 'own'>): ContractJourney {
  const journey = journeyOf(snapshot, 'proposal');
  const part = snapshot.own.proposal ?? journey;
  if (!parsed.has(part)) parsed.add(ownSchema.parse(journey) && part);
  return journey;
}

/** The step that asks for each datum of the contract, as conversation.md has it. */
export const questionOf = {
  titular: 'proposal-titular',
  nome: 'proposal-nome',
  'cpf-cnpj': 'proposal-cpf-cnpj',
  cep: 'cep-first-input',
  numero: 'proposal-numero',
  complemento: 'proposal-complemento',
  nascimento: 'proposal-nascimento',
  email: 'proposal-email',
  telefone: 'proposal-telefone',
} as const;

/** The step that asks for the data being corrected, if any. */
export function correctionStep({ correcao }: ContractJourney): string | undefined {
  return Object.entries<string>(questionOf).find(([datum]) => datum === correcao)?.[1];
}

/** The step that shows all data for confirmation. */
export const signature = 'proposal-terms';

/** The questions and the signature: the next one depends on which data are still unknown. */
export const contractSteps: ReadonlySet<Place['step']> = new Set([
  ...Object.values(questionOf),
  'cep-error',
  signature,
]);

/** The next question: the data being corrected, else the first unknown data, else the signature. */
export function nextOfContract(journey: ContractJourney): string {
  const corrected = correctionStep(journey);
  if (corrected !== undefined) return corrected;
  const { tipoPessoa, nomeRazao, cpfCnpj, endereco, semComplemento, nascimentoFundacao } = journey;
  if (tipoPessoa === undefined) return questionOf.titular;
  if (!nomeRazao) return questionOf.nome;
  if (!cpfCnpj) return questionOf['cpf-cnpj'];
  if (!endereco) return questionOf.cep;
  if (!endereco.logradouro || !endereco.bairro) return 'cep-error';
  if (!endereco.numero) return questionOf.numero;
  if (!endereco.complemento && !semComplemento) return questionOf.complemento;
  return nascimentoFundacao ? signature : questionOf.nascimento;
}
