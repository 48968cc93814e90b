import type { Receipt } from './receipt';

const spokenTerms = ['Situação', 'Valor', 'Forma de pagamento', 'Autorização', 'Vencimento', 'Contrato'];

/** A receipt as it is announced: what matters most, and what can be done with it. A code is not read aloud: it is copied. */
export function spokenReceipt({ titulo, linhas, codigo }: Receipt): string {
  const facts = linhas
    .filter(({ termo }) => spokenTerms.includes(termo))
    .map(({ termo, valor }) => `${termo}: ${valor}`);
  const code = codigo ? [`O botão ${codigo.botao} copia o código`] : [];
  return [titulo, ...facts, ...code, 'Os botões no fim imprimem e compartilham'].join('. ');
}
