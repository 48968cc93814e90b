import type { ChargeTerms } from './charge-terms';

export interface SpokenCharge extends ChargeTerms {
  /** The heading, which names the method. */
  readonly titulo: string;
  /** The ways to pay it. */
  readonly ways: readonly string[];
}

/** A charge as it is announced: how, how much, until when, to whom, and what can be done with it. Empty values are left out. */
export function spokenCharge({ titulo, valor, vencimento, beneficiario, cnpj, ways }: SpokenCharge): string {
  const payee = beneficiario === undefined || cnpj === undefined ? '' : `Quem recebe é ${beneficiario}, CNPJ ${cnpj}`;
  return [titulo, valor && `Valor a pagar: ${valor}`, vencimento && `Pague até ${vencimento}`, payee, ...ways]
    .filter((part) => part !== '')
    .join('. ');
}
