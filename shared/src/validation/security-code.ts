import { accept, type Checked, refuse } from './checked';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/**
 * The card's security code (CVV): exactly 3 digits, kept as text for its zeros.
 * Empty: 'Campo obrigatório'; else 'CVV inválido' (ours, see the messages). SPEC section 5.
 */
export function checkSecurityCode(typed: string): Checked<string> {
  const code = tidyCode(typed);
  if (code === '') return refuse(validationMessages.cardRequired);
  return /^\d{3}$/.test(code) ? accept(code) : refuse(validationMessages.securityCode);
}
