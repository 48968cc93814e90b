const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** A percentage without trailing zeros: '16%', '0,5%'; '' for an unknown one. */
export function percentLabel(percent: number | undefined): string {
  return percent === undefined ? '' : `${percentFormat.format(percent)}%`;
}

const feeFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A monthly fee, with the three decimals of SPEC section 2: '0,250% a.m.'; '' for an unknown one. */
export function feeLabel(percent: number | undefined): string {
  return percent === undefined ? '' : `${feeFormat.format(percent)}% a.m.`;
}
