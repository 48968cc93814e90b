import { formatCnpj, formatCpf } from '@consorcio/shared/validation';

/** A CPF or CNPJ whose ends are hidden: '***.982.247-**'. */
export function maskedDocument(document: string): string {
  return document.length > 11 ? `**${formatCnpj(document).slice(2, -2)}**` : `***${formatCpf(document).slice(3, -2)}**`;
}
