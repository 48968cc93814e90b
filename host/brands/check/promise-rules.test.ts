import { greetingKinds } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { greetingOf } from '../../src/brand/greetings';
import { promiseRules } from './promise-rules';

/** The fields that a greeting needs, as the rules say it. */
const neededBy = (greeting: string) => {
  const fields = { greeting, desconto: false, tipoTabela: 'integral', shouldUseCoupon: false, cupom: null };
  return new Set(promiseRules.flatMap((rule) => rule(fields, '')?.fields[0] ?? []));
};

it.each(greetingKinds)('knows what the words of the greeting %s promise', (greeting) => {
  const words = greetingOf(aBrand({ greeting })).join(' ');
  expect(neededBy(greeting).has('desconto')).toBe(/50%/.test(words));
  expect(neededBy(greeting).has('tipoTabela')).toBe(/30%|metade da parcela/.test(words));
  expect(neededBy(greeting).has('shouldUseCoupon')).toBe(/cupom/.test(words));
});
