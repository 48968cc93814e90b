import { formatMoney, incomeMinimumInCents } from './money';

/**
 * The limits or the format of each answer, shown and announced with its question: the sentences of the SPEC for a wrong answer seldom say
 * how to correct it. The credit has none, because its question says its range.
 */
export const answerHints = {
  nome: 'Só letras e espaços',
  nomePessoa: 'Nome e sobrenome, até 30 caracteres',
  razaoSocial: 'Duas palavras ou mais, até 30 caracteres',
  income: `A partir de ${formatMoney(incomeMinimumInCents)}`,
  email: 'Como nome@exemplo.com, até 60 caracteres',
  phone: 'DDD e mais 9 dígitos',
  cpf: '11 dígitos',
  cnpj: '14 letras ou números',
  cep: '8 dígitos',
  birthDate: 'Dia, mês e ano. De 18 a 89 anos',
  foundationDate: 'Dia, mês e ano',
} as const;
