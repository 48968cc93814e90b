import { accept, asciiForms, type Checked, checkRequiredText } from '@consorcio/shared/validation';
import { defineStep } from '../../state';
import { tryCoupon, withoutCouponOption } from './coupon';

const checkText = checkRequiredText(40);

/** Asks for the code of the coupon, which is stored in upper case. */
export const cupomInput = defineStep({
  name: 'cupom-input',
  leadsTo: ['cupom-validar', 'proposal-wait'],
  text: 'Qual é o código do cupom?',
  input: {
    kind: 'coupon',
    label: 'Código do cupom',
    check: checkCode,
    show: (code) => code,
  },
  options: [{ ...withoutCouponOption, tone: 'quiet' }],
  record: tryCoupon,
  example: {
    right: [{ kind: 'option', id: 'sem-cupom' }, 'SOPIX', 'dez'],
    refused: { '': 'Preencha para continuar! 😊' },
  },
});

function checkCode(typed: string): Checked<string> {
  const checked = checkText(asciiForms(typed));
  return checked.ok ? accept(checked.value.toUpperCase()) : checked;
}
