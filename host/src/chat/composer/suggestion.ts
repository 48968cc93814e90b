import type { Field } from '@consorcio/shared/flow';
import type { Check } from '@consorcio/shared/validation';

/** An answer that the visitor probably meant, and that the question takes. */
export interface Suggestion {
  readonly answer: string;
  /** What is said before the button. */
  readonly sentence?: string;
  /** The words of the button around the answer. */
  readonly words: readonly [before: string, after: string];
}

/** What to offer instead of a typed text. Of an e-mail also when the check takes it: a slip may be well formed. */
export function suggestionFor(
  { kind, autocomplete }: Field,
  typed: string,
  check: Check<unknown>,
): Suggestion | undefined {
  if (kind === 'email') {
    const answer = withoutSlip(typed, check);
    return answer !== undefined && check(answer).ok ? { answer, words: ['Quis dizer ', '?'] } : undefined;
  }
  // A company has no names to shorten, and its registered name may have more than letters.
  if (kind !== 'name' || autocomplete === 'organization' || check(typed).ok) return undefined;
  const answer = plainNames(typed).find((name) => check(name).ok);
  if (answer === undefined) return undefined;
  const sentence =
    autocomplete === 'name'
      ? 'No contrato cabem letras e espaços, até 30 caracteres:'
      : 'Aqui cabem só letras e espaços:';
  return { answer, sentence, words: ['Usar ', ''] };
}

function withoutSlip(typed: string, check: Check<unknown>): string | undefined {
  const checked = check(typed);
  const address = checked.ok ? String(checked.value) : typed.trim();
  const at = address.lastIndexOf('@') + 1;
  const meant = meantDomain(address.slice(at).toLowerCase());
  return meant && address.slice(0, at) + meant;
}

/** Names that people seldom mistake for another: a slip may be anywhere in them. */
const distinctive = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
];
/** Short names have real neighbours: only their endings are compared. */
const short = ['uol.com.br', 'bol.com.br', 'terra.com.br', 'live.com', 'globo.com', 'msn.com'];
/** Real ones that are one key away from those. */
const neighbours = ['ymail.com', 'mail.com', 'email.com', 'cloud.com', 'hotmail.com.br', 'live.com.br'];
const real = new Set([...distinctive, ...short, ...neighbours]);

/** The domain that was probably meant, if it is another one. The endings are no top-level domains, except .nr, which is far away. */
function meantDomain(domain: string): string | undefined {
  if (real.has(domain)) return undefined;
  const ended = domain
    .replace(/\.(?:con|cmo|ocm|vom|xom|cpm|cim|comm|coom)(?=$|\.br$)/, '.com')
    .replace(/\.com\.(?:nr|vr|rb|brr|b)$/, '.com.br');
  if (real.has(ended)) return ended;
  const isAbroad = /\.com?\.(?!br$)[a-z]{2}$/.test(ended);
  const provider = [...distinctive, ...short].find(
    (one) =>
      ended === `${one}.br` ||
      (!isAbroad && isOneSlip(ended, one) && (distinctive.includes(one) || ended.startsWith(one.replace(/\..*/, '.')))),
  );
  return provider ?? (ended === domain ? undefined : ended);
}

/** Whether two texts differ by one wrong, missing or additional character, or by two that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwap = a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0];
  return isSwap || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** The name in letters and spaces, then also without particles and with the first letter of each middle name. */
function plainNames(typed: string): readonly string[] {
  const names = typed.split(/[\s'’‘`´‐-―-]+/).flatMap((name) => name.match(/[^\d.,](?:.*[^\d.,])?/) ?? []);
  const middle = names.slice(1, -1).filter((name) => !/^(?:d[aeo]|d[ao]s|e)$/i.test(name));
  const initials = middle.map((name) => name.charAt(0));
  return [names, [...names.slice(0, 1), ...initials, ...names.slice(1).slice(-1)]].map((parts) => parts.join(' '));
}
