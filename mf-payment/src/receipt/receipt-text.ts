import type { Receipt } from './receipt';

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
