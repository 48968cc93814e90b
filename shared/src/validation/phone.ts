import { areaCodes } from './area-codes';
import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { isRepeated } from './is-repeated';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/**
 * A Brazilian mobile number: real area code, then nine digits starting with 9 that are not one digit repeated.
 * Takes the mask, bare digits, the country code (+55, 55, 0055) and the long-distance 0; gives 11 digits.
 * 'Telefone inválido 🤔'. SPEC section 5, phone: "at least 11 digits" leaves landlines out.
 */
export function checkPhone(typed: string): Checked<string> {
  const match = mobile.exec(tidyCode(typed));
  if (!match) return refuse(validationMessages.phone);
  const [, areaCode = '', ...groups] = match;
  const subscriber = groups.join('');
  const valid = areaCodes.has(areaCode) && !isRepeated(subscriber);
  return valid ? accept(areaCode + subscriber) : refuse(validationMessages.phone);
}

/** Writes an 11-digit phone, or the first part of one, as (##) #####-####. */
export function formatPhone(phone: string): string {
  return fitMask('(##) #####-####', phone);
}

/** Writes an 11-digit phone as the world dials it: +5511987654321. */
export function phoneToE164(phone: string): string {
  return `+55${phone}`;
}

const mobile = /^(?:(?:\+|00)? ?\(?55\)?[ .-]{0,3})?\(?0?(\d{2})\)?[ .-]{0,3}(9)[ .-]?(\d{4})[ .-]{0,3}(\d{4})$/;
