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

interface ContractQuestion {
  readonly step: string;
  /** Absent for data that the simulation asks for: the step asks only to correct them. */
  readonly isKnown?: (journey: ContractJourney) => boolean;
}

/** The step that asks for each datum of the contract, in the order of conversation.md. A new question is one line here. */
export const questionOf = {
  titular: { step: 'proposal-titular', isKnown: ({ tipoPessoa }) => tipoPessoa !== undefined },
  nome: { step: 'proposal-nome', isKnown: ({ nomeRazao }) => isGiven(nomeRazao) },
  'cpf-cnpj': { step: 'proposal-cpf-cnpj', isKnown: ({ cpfCnpj }) => isGiven(cpfCnpj) },
  cep: { step: 'cep-first-input', isKnown: ({ endereco }) => endereco !== undefined },
  rua: { step: 'cep-error', isKnown: ({ endereco }) => isGiven(endereco?.logradouro) && isGiven(endereco?.bairro) },
  numero: { step: 'proposal-numero', isKnown: ({ endereco }) => isGiven(endereco?.numero) },
  complemento: {
    step: 'proposal-complemento',
    isKnown: ({ endereco, semComplemento }) => isGiven(endereco?.complemento) || semComplemento === true,
  },
  nascimento: { step: 'proposal-nascimento', isKnown: ({ nascimentoFundacao }) => isGiven(nascimentoFundacao) },
  email: { step: 'proposal-email' },
  telefone: { step: 'proposal-telefone' },
} satisfies Readonly<Record<string, ContractQuestion>>;

const questions: Readonly<Record<string, ContractQuestion>> = questionOf;

/** The step that asks for the data being corrected, if any. */
export function correctionStep({ correcao = '' }: ContractJourney): string | undefined {
  return questions[correcao]?.step;
}

/** The step that shows all data for confirmation. */
export const signature = 'proposal-terms';

/** The questions and the signature: the next one depends on which data are still unknown. */
export const contractSteps: ReadonlySet<Place['step']> = new Set([
  ...Object.values(questions).map(({ step }) => step),
  signature,
]);

/** The next question: the data being corrected, else the first unknown data, else the signature. */
export function nextOfContract(journey: ContractJourney): string {
  const unknown = Object.values(questions).find(({ isKnown }) => isKnown && !isKnown(journey));
  return correctionStep(journey) ?? unknown?.step ?? signature;
}

function isGiven(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}
