import type { Checked } from './checked';
import { checkCnpj } from './cnpj';
import { checkCpf } from './cpf';
import { tidyCode } from './tidy';

/**
 * The document of a card holder, who may be a person or a company: up to 11 letters and digits are checked as a CPF, more
 * as a CNPJ, each with its own message. Returns 11 or 14 characters. SPEC section 5.
 */
export function checkCpfCnpj(typed: string): Checked<string> {
  return tidyCode(typed).replace(/[^0-9A-Za-z]/g, '').length <= 11 ? checkCpf(typed) : checkCnpj(typed);
}
