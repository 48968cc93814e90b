import { couponRequestSchema, meaningOfCategory } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { couponAnswer, couponRefusal } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { applyCoupon, judgeCoupon } from '../coupon/coupons';
import { magic, slowInMs } from '../magic-values';

export const coupon = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cupom/validar',
  summary: 'Applies a coupon to the first instalment, or says why it does not apply',
  body: z.extend(couponRequestSchema, {
    codigo: z.string().check(z.regex(/^\S+$/, 'expected a code'), z.uppercase('expected upper case')),
    valorCredito: z.number().check(z.positive()),
    valor: z.number().check(z.nonnegative()),
    categoriaId: z.int().check(z.refine((id) => meaningOfCategory(id) !== undefined, 'no such category')),
    cpfCnpj: z.string().check(z.regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, 'expected a CPF or CNPJ without mask')),
  }),
  answer: couponAnswer,
  refusals: { 400: 'The request is wrong (errors), or the coupon does not apply (validationErrors)' },
  refusal: couponRefusal,
  handle({ body: { codigo, valorCredito, valor } }) {
    if (codigo === magic.couponFails) throw new HttpError(500, ['The coupon could not be checked.']);
    const judgement = judgeCoupon(codigo, Math.round(valorCredito * 100));
    if ('reasons' in judgement) return { refusal: { validationErrors: judgement.reasons.map((code) => ({ code })) } };
    return {
      json: { data: { value: applyCoupon(judgement.terms, Math.round(valor * 100)) } },
      ...(codigo === magic.couponSlow && { delayInMs: slowInMs }),
    };
  },
});
