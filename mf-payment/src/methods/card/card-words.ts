import { backLabel } from '@consorcio/shared/flow';

/** The texts of the card form and of the steps that lead to it. */
export const cardWords = {
  title: 'Pagar com cartão',
  opening: 'Abrindo o formulário…',
  pay: (amount: string) => `Pagar ${amount}`,
  verify: 'Conferir o pagamento',
  repeat: 'Pagar de novo com cartão',
  problems: (count: number) => `${count} campos para corrigir`,
  sending: 'Enviando pagamento…',
  waiting: 'Aguardando a resposta do banco… Não pague de novo: eu aviso aqui assim que souber.',
  back: backLabel,
  letters: 'ABC, para um CNPJ com letras',
} as const;

export const cardLabels = {
  numero: 'Número do cartão',
  nome: 'Nome do titular',
  validade: 'Validade',
  codigo: 'CVV',
  documento: 'CPF ou CNPJ do titular',
  parcelas: 'Parcelas',
} as const;
