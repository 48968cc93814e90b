import { type GoodsType, type PlanTypeCode, planTypeCodes } from '../validation';
import { planTypeNames } from './goods';
import { lenient } from './lenient';

/** A name of SPEC section 3 without a code of its own: half is the larger reduction, so its code is that of Paga Metade. */
const halfAndReduced = 'Paga Metade Reduzida';

/** The type of a plan from its code or its name, in any case. */
export function asPlanType(value: unknown): PlanTypeCode | undefined {
  const word = fold(value);
  if (word === fold(halfAndReduced)) return 'CREDITO_PAGAMETADE';
  return planTypeCodes.find((code) => word === fold(code) || word === fold(planTypeNames[code]));
}

const goodsWords: readonly (readonly [RegExp, GoodsType])[] = [
  [/^(im|imove(l|is))$/, 'IMOVEL'],
  [/^(an|carros?|autos?|automove(l|is)|veiculos?)$/, 'CARRO'],
  [/^(mt|motos?|motocicletas?)$/, 'MOTO'],
  [/^(ps|servicos?)$/, 'SERVICO'],
  [/^(tm|caminha(o|oes)|caminhoes|pesados?)$/, 'CAMINHAO'],
  [/^maquinas?$/, 'MAQUINAS'],
];

/** A goods type from its name or the short code of its category (IM, AN, MT, PS, TM), in any case. SPEC section 3. */
export const goodsTypeAnswerSchema = lenient((value) => {
  const word = fold(value);
  return goodsWords.find(([pattern]) => pattern.test(word))?.[1];
});

function fold(value: unknown): string {
  return String(value)
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}
