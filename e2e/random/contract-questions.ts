import type { Correction, Journey } from '@consorcio/shared/entities';
import type { Place } from '@consorcio/shared/flow';

/** The step that asks for each datum of the contract, as conversation.md has it. */
export const questionOf: Readonly<Record<Correction, string>> = {
  titular: 'proposal-titular',
  nome: 'proposal-nome',
  'cpf-cnpj': 'proposal-cpf-cnpj',
  cep: 'cep-first-input',
  numero: 'proposal-numero',
  complemento: 'proposal-complemento',
  nascimento: 'proposal-nascimento',
  email: 'proposal-email',
  telefone: 'proposal-telefone',
};

/** Where all data are read once more, and signed. */
export const signature = 'proposal-terms';

/** The questions and the signature: where the talk stands is decided by what is still to be asked. */
export const contractSteps: ReadonlySet<Place['step']> = new Set([
  ...Object.values(questionOf),
  'cep-error',
  signature,
]);

/** What is to be asked next: what the visitor mends, else the first thing nobody knows, else the signature. */
export function nextOfContract(journey: Journey): string {
  if (journey.correcao !== undefined) return questionOf[journey.correcao];
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
