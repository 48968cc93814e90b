import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { validationMessages } from './messages';
import { isRepeated, tidyCode } from './tidy';

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

/** The 67 area codes (DDD) in use in Brazil, by the Anatel numbering plan. Two digits each. */
export const areaCodes: ReadonlySet<string> = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((codes) => codes.split(' ')),
);
