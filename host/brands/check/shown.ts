/** A value as JSON, short enough for one line. */
export function shown(value: unknown): string {
  const letters = [...(JSON.stringify(value) ?? 'undefined').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '�')];
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

const LONGEST = 40;
