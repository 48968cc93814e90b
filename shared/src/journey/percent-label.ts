const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** A percentage without trailing zeros: '16%', '0,5%'. */
export function percentLabel(percent: number): string {
  return `${percentFormat.format(percent)}%`;
}

const feeFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A monthly fee, with the three decimals of SPEC section 2: '0,250% a.m.'. */
export function feeLabel(percent: number): string {
  return `${feeFormat.format(percent)}% a.m.`;
}
