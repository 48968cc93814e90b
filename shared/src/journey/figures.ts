/**
 * What the figures of a plan are called, on its card, in the summary, the details, the costs and the receipt. Where two places call
 * a figure differently on purpose, both names are here.
 */
export const credit = 'Crédito';
export const creditOf = 'Crédito de'; // before the amount, as one sentence
export const plan = 'Plano';
export const contract = 'Contrato';
export const term = 'Prazo';
export const groupTerm = 'Prazo do grupo';

export const instalments = 'Parcelas';
export const instalment = 'Parcela'; // beside that of a loan
export const monthlyInstalment = 'Parcela mensal';
export const reducedInstalment = 'Parcela até a contemplação';
export const laterInstalment = 'Depois da contemplação';
export const laterInstalmentIn = (month: number) => `Após a contemplação no mês ${month}`;
export const otherInInstalment = 'Outros valores da parcela';

export const firstInstalment = 'Primeira parcela';
export const firstInstalmentInFull = 'Primeira parcela sem desconto';
export const firstInstalmentReduced = 'Primeira parcela com desconto';
export const firstInstalmentBeforeCoupon = 'Primeira parcela sem o cupom';
export const firstInstalmentWithCoupon = 'Primeira parcela com o cupom';
export const discountOfFirstInstalment = 'Desconto na primeira parcela';
export const discountOf = (percent: number) => `Desconto de ${percent}%`;
export const couponDiscount = 'Desconto do cupom';

export const adminFee = 'Taxa de administração';
export const joiningFee = 'Taxa de adesão';
export const reserveFund = 'Fundo de reserva';
export const insurance = 'Seguro';
export const guaranteeInsurance = 'Seguro de quebra de garantia';
export const correction = 'Correção';
export const correctionIndex = 'Índice de correção';

export const total = 'Total';
export const estimatedTotal = 'Total estimado'; // beside that of a loan
export const estimatedTotalToday = 'Total estimado, em valores de hoje';
export const totalCosts = 'Quanto custa no total';
