/** 'Marina Souza' → 'M••••• S.': enough for its owner. The dots do not tell how long a name is. Undefined for a name without letters. */
export function maskedName(name: string): string | undefined {
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0]?.toLocaleUpperCase('pt-BR'))
    .filter((initial) => initial !== undefined);
  const [first] = initials;
  if (first === undefined) return undefined;
  const last = initials.length > 1 ? ` ${initials.at(-1)}.` : '';
  return `${first}•••••${last}`;
}
