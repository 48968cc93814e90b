/** What every charge that is paid outside the conversation says, formatted. An empty value is left out. */
export interface ChargeTerms {
  /** 'R$ 877,50', or with what it becomes: 'R$ 877,50, com 50% de desconto: R$ 438,75' */
  readonly valor: string;
  /** '22/11/2026' */
  readonly vencimento: string;
  /** Who receives the money, as the app of a bank names it; absent in a message of an earlier release. */
  readonly beneficiario?: string;
  /** '11.222.333/0001-81' */
  readonly cnpj?: string;
}

type SpokenCharge = ChargeTerms & { readonly titulo: string; readonly ways: readonly string[] };

/** A charge as it is announced: how, how much, until when, to whom, and what can be done with it. Empty values are left out. */
export function spokenCharge({ titulo, valor, vencimento, beneficiario, cnpj, ways }: SpokenCharge): string {
  const payee = beneficiario && cnpj && `Quem recebe é ${beneficiario}, CNPJ ${cnpj}`;
  const parts = [titulo, valor && `Valor a pagar: ${valor}`, vencimento && `Pague até ${vencimento}`, payee, ...ways];
  return parts.filter(Boolean).join('. ');
}
