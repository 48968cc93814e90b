import { type ExpectedHeaders, watchedHeaders } from './expected';

/**
 * One sentence for each watched header that is missing, weaker, or otherwise than expected.
 * @param isEncrypted whether the answer came by https; browsers ignore Strict-Transport-Security elsewhere
 */
export function headerDifferences(
  expected: ExpectedHeaders,
  sent: ExpectedHeaders,
  isEncrypted: boolean,
): readonly string[] {
  return watchedHeaders.flatMap((name) => {
    if (name === 'strict-transport-security' && !isEncrypted) return [];
    const [wanted, found] = [expected[name], sent[name]];
    if (wanted === found) return [];
    if (found === undefined) return [`lacks the header ${name}`];
    if (wanted === undefined) return [`sends the header ${name}, which is not expected: ${shortened(found)}`];
    const [missing, added] = [without(partsOf(wanted), partsOf(found)), without(partsOf(found), partsOf(wanted))];
    const words = [
      ...missing.map((part) => `lacks "${shortened(part)}"`),
      ...added.map((part) => `has "${shortened(part)}", which is not expected`),
    ];
    return [`sends another ${name}: it ${words.join(', and ') || 'has another order'}`];
  });
}

/** The directives of a policy. */
function partsOf(value: string): readonly string[] {
  return value.split(/[;,]/).map((part) => part.trim());
}

function without(parts: readonly string[], others: readonly string[]): readonly string[] {
  return parts.filter((part) => !others.includes(part));
}

/** What a hostile server sent is printed only in part, and never its control characters. */
function shortened(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);
}
