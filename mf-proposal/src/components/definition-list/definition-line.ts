/** A label and its value. A line without a value is left out. */
export interface DefinitionLine {
  readonly rotulo: string;
  readonly valor: string;
  /** The figure to highlight. */
  readonly destaque?: boolean;
}

export function hasValue({ valor }: DefinitionLine): boolean {
  return valor.trim() !== '';
}
