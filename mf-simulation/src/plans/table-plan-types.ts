import type { PlanTable } from '@consorcio/shared/entities';
import type { PlanTypeCode } from '@consorcio/shared/validation';

/** The plan types each table shows. SPEC section 4, plan filtering. */
export const tablePlanTypes: Readonly<Record<PlanTable, readonly PlanTypeCode[]>> = {
  integral: ['CREDITO_INTEGRAL'],
  pagametade: ['CREDITO_PAGAMETADE'],
  reduzida: ['PARCELA_REDUZIDA'],
  integral_pagametade: ['CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE'],
  integral_reduzida: ['CREDITO_INTEGRAL', 'PARCELA_REDUZIDA'],
  pagametade_reduzida: ['CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'],
};
