export interface SpokenCharge {
  /** The heading, which names the method. */
  readonly titulo: string;
  readonly valor: string;
  readonly vencimento: string;
  /** The ways to pay it. */
  readonly ways: readonly string[];
}

/** A charge as it is announced: how, how much, until when, and what can be done with it. Empty values are left out. */
export function spokenCharge({ titulo, valor, vencimento, ways }: SpokenCharge): string {
  return [titulo, valor && `Valor a pagar: ${valor}`, vencimento && `Pague até ${vencimento}`, ...ways]
    .filter((part) => part !== '')
    .join('. ');
}
