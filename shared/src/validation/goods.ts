/** Plan types, in the order the visitor sees them: Integral, Paga Metade, Paga Reduzida. SPEC section 3, category. */
export const planTypeCodes = ['CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'] as const;
export type PlanTypeCode = (typeof planTypeCodes)[number];

/** The kinds of goods that a consórcio buys. SPEC section 3, category. */
export const goodsTypes = ['IMOVEL', 'CARRO', 'MOTO', 'SERVICO', 'CAMINHAO', 'MAQUINAS'] as const;
export type GoodsType = (typeof goodsTypes)[number];
