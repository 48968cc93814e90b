import { type DefinitionLine, hasValue } from './definition-line';

/** Labels and values as they are announced: 'Prazo: 80 meses. Crédito: R$ 60.000,00'. */
export function spokenLines(lines: readonly DefinitionLine[]): string {
  return lines
    .filter(hasValue)
    .map(({ rotulo, valor }) => `${rotulo}: ${valor}`)
    .join('. ');
}

/** Groups of lines: the title of each, then its lines. */
export function spokenGroups(
  groups: readonly { readonly titulo: string; readonly linhas: readonly DefinitionLine[] }[],
): string {
  return spokenParts(
    groups.flatMap(({ titulo, linhas }) => (linhas.some(hasValue) ? [titulo, spokenLines(linhas)] : [])),
  );
}

/** The parts that are not empty, as sentences. */
export function spokenParts(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('. ');
}
