import type { Checked } from './checked';
import { checkCnpj } from './cnpj';
import { checkCpf } from './cpf';

/**
 * The document of somebody who may be a person or a company (the card holder): up to 11 letters and digits it is read
 * as a CPF, beyond that as a CNPJ, each with its own message. Gives 11 or 14 characters. SPEC section 5.
 */
export function checkCpfCnpj(typed: string): Checked<string> {
  return typed.replace(/[^0-9A-Za-z]/g, '').length <= 11 ? checkCpf(typed) : checkCnpj(typed);
}
