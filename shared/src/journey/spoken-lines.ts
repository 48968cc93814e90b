import { type DefinitionLine, type DefinitionLines, hasValue } from './definition-line';

/** Labels and values as they are announced: 'Prazo: 80 meses. Crédito: R$ 60.000,00'. */
export function spokenLines(lines: readonly DefinitionLine[]): string {
  return spokenParts(lines.filter(hasValue).map(({ rotulo, valor }) => `${rotulo}: ${valor}`));
}

/** Groups of lines: the title of each, then its lines. */
export function spokenGroups(groups: readonly DefinitionLines[]): string {
  return spokenParts(
    groups.flatMap(({ titulo, linhas }) => (linhas.some(hasValue) ? [titulo, spokenLines(linhas)] : [])),
  );
}

/** The parts that are not empty, as sentences. A part may end with a dot of its own: 'Padaria Ltda.'. */
export function spokenParts(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '')
    .join('. ');
}
