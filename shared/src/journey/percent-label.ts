const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** A percentage without trailing zeros: '16%', '0,5%'. */
export function percentLabel(percent: number): string {
  return `${percentFormat.format(percent)}%`;
}
