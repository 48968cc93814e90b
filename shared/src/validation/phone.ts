import { areaCodes } from './area-codes';
import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { isRepeated } from './is-repeated';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/**
 * A Brazilian mobile number: an existing area code, then nine digits that start with 9 and are not one repeated digit.
 * Accepts the mask, bare digits, the country code (+55, 55, 0055), the long-distance 0 and the carrier code after it (015);
 * returns 11 digits.
 * 'Telefone inválido 🤔'. SPEC section 5, phone: "at least 11 digits" excludes landlines.
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

/** Formats an 11-digit phone in the international form: +5511987654321. */
export function phoneToE164(phone: string): string {
  return `+55${phone}`;
}

const mobile =
  /^(?:(?:\+|00)? ?\(?55\)?[ .-]{0,3}|\(?0 ?\(?[1-9]\d\)?[ .-]{0,3})?\(?0?(\d{2})\)?[ .-]{0,3}(9)[ .-]?(\d{4})[ .-]{0,3}(\d{4})$/;
