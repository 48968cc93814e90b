import { accept, type Checked, refuse } from './checked';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/** The longest accepted e-mail, in characters. SPEC sections 5 and 9. */
export const emailMaximum = 60;

/**
 * An e-mail in the usual form: unquoted ASCII, a domain with a dot, at most 60 characters. Returns the local part as typed
 * and the domain in lower case; 'E-mail inválido 🤔'. SPEC section 5. What a keyboard or a copied contact adds to an address is
 * dropped, if exactly one address remains.
 * It is checked in parts instead of by one pattern, so that no input can cause backtracking.
 */
export function checkEmail(typed: string): Checked<string> {
  const text = tidy(typed);
  const email = wellFormed(text) ?? wellFormed(repaired(text));
  return email === undefined ? refuse(validationMessages.email) : accept(email);
}

function wellFormed(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at + 1).toLowerCase();
  const valid = at > 0 && email.length <= emailMaximum && isLocalPart(local) && isDomain(domain);
  return valid ? `${local}@${domain}` : undefined;
}

/**
 * Without the mark at the end, the name before <>, 'mailto:', and the spaces and commas around the @ and the endings of a domain. Other
 * words after a full stop may be another sentence: they stay, and the address is refused.
 */
function repaired(text: string): string {
  const address = text
    .replace(/ ?[.,;]$/, '')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/^mailto: ?/i, '');
  const [local, ...domain] = address.split(/ ?@ ?/);
  return [local, ...domain.map((part) => part.replace(beforeEnding, '.'))].join('@');
}

const beforeEnding = / ?[.,] ?(?=(?:com|net|org|edu|gov|br)(?:[ .,]|$))/gi;

function isLocalPart(local: string): boolean {
  return local.split('.').every((atom) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(atom));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '')
  );
}
