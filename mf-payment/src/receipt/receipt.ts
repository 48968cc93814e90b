import { figures } from '@consorcio/shared/journey';

export interface ReceiptLine {
  readonly termo: string;
  readonly valor: string;
  /** Names a person: it is shown and printed, and not shared. */
  readonly ehPessoal?: boolean;
}

/** A code to pay with. */
export interface ReceiptCode {
  readonly rotulo: string;
  readonly botao: string;
  /** Exactly the text to pay with. */
  readonly codigo: string;
  /** The same in readable groups; `codigo` when absent. */
  readonly mostrado?: string;
}

/**
 * What a visitor keeps of a purchase, as plain data. The card in the conversation, the printed page and the shared text are all
 * made from it. It has no phone, no e-mail and no whole document.
 */
export interface Receipt {
  readonly titulo: string;
  readonly pago: boolean;
  readonly linhas: readonly ReceiptLine[];
  readonly codigo?: ReceiptCode;
  /** What happens next, how to withdraw, whom to call. */
  readonly notas: readonly ReceiptLine[];
}

/** What only the method of a payment knows about its receipt. */
export interface MethodReceipt {
  /** Whether the payment is confirmed: only then is it a receipt of payment. */
  readonly isPaid: boolean;
  readonly situacao: string;
  readonly linhas?: readonly ReceiptLine[];
  readonly codigo?: ReceiptCode;
  readonly passos: readonly string[];
}

/** A receipt as a text to share or to copy, under the name of the brand. What names a person is left out. */
export function receiptText({ titulo, linhas, codigo, notas }: Receipt, brandName: string): string {
  const facts = linhas.filter(({ ehPessoal }) => ehPessoal !== true);
  return [
    `${titulo} · ${brandName}`,
    ...facts.map(inOneLine),
    ...(codigo ? [`${codigo.rotulo}: ${codigo.codigo}`] : []),
    ...notas.map(inOneLine),
  ].join('\n');
}

function inOneLine({ termo, valor }: { termo: string; valor: string }): string {
  return `${termo}: ${valor}`;
}

/** The lines that the card draws in its head. */
export const receiptTerms = { status: 'Situação', amount: 'Valor', method: 'Forma de pagamento' } as const;
const headTerms: readonly string[] = Object.values(receiptTerms);
const mainTerms: readonly string[] = ['Autorização', 'Vencimento', 'Pago em', figures.contract];

/** The lines of a receipt by weight: those of the head, those to see at once, and the rest. */
export function receiptParts({ linhas }: Receipt) {
  const valueAt = (term: string) => linhas.find(({ termo }) => termo === term)?.valor ?? '';
  return {
    situacao: valueAt(receiptTerms.status),
    valor: valueAt(receiptTerms.amount),
    forma: valueAt(receiptTerms.method),
    principais: linhas.filter(({ termo }) => mainTerms.includes(termo)),
    demais: linhas.filter(({ termo }) => !headTerms.includes(termo) && !mainTerms.includes(termo)),
  };
}

/** A receipt as it is announced: what matters most, and what can be done with it. A code is not read aloud: it is copied. */
export function spokenReceipt({ titulo, linhas, codigo }: Receipt): string {
  const facts = linhas.filter(({ termo }) => [...headTerms, ...mainTerms].includes(termo)).map(inOneLine);
  const code = codigo ? [`O botão ${codigo.botao} copia o código`] : [];
  return [titulo, ...facts, ...code, 'Os botões no fim imprimem, compartilham e mostram tudo'].join('. ');
}
