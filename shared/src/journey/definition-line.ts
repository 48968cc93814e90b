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
