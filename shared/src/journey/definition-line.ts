/** A label and its value. A line without a value is left out. */
export interface DefinitionLine {
  readonly rotulo: string;
  readonly valor: string;
  /** Where the value comes from, in small letters below it. */
  readonly nota?: string;
  /** The figure to highlight. */
  readonly destaque?: boolean;
}

/** Lines that belong together, under a title. */
export interface DefinitionLines {
  readonly titulo: string;
  readonly linhas: readonly DefinitionLine[];
}

export function hasValue({ valor }: DefinitionLine): boolean {
  return valor.trim() !== '';
}

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
