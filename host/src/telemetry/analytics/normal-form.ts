import { phoneToE164 } from '@consorcio/shared/validation';

// Values are normalised before they are hashed, otherwise two hashes of one person differ. These are Google's rules for user data.

/**
 * An e-mail in lower case, without white space. Only for Gmail's two domains, the dots and the +suffix of the local part are removed.
 * Undefined for a text that is not an address: the hash of an empty text would be the same for many people.
 */
export function normalEmail(email: string): string | undefined {
  const plain = email.replace(/\s/g, '').toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const local = gmail.has(domain) ? plain.slice(0, at).replace(/\+.*/, '').replaceAll('.', '') : plain.slice(0, at);
  return at > 0 && local !== '' && domain !== '' ? `${local}@${domain}` : undefined;
}

/** A Brazilian phone in international form, such as +5511987654321. Undefined for any other text. */
export function normalPhone(phone: string): string | undefined {
  const [, national] = brazilian.exec(phone.replace(/[^\d+]/g, '')) ?? [];
  return national && phoneToE164(national);
}

/** The digits of a CPF, or the digits and upper-case letters of a CNPJ, without the mask. */
export function normalDocument(cpfCnpj: string): string | undefined {
  return cpfCnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || undefined;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Area code and number, after the country code and the long-distance 0: 55 is an area code too, so the length decides. */
const brazilian = /^(?:(?:\+|00)?55)?0?([1-9]\d{9,10})$/;
