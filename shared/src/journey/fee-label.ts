const feeFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A monthly fee, with the three decimals of SPEC section 2: '0,250% a.m.'. */
export function feeLabel(percent: number): string {
  return `${feeFormat.format(percent)}% a.m.`;
}
