/** The content of an answer, with or without an envelope `data` in any casing. */
export function contentOf(json: unknown): unknown {
  const name = envelopeName(json);
  return name === undefined ? json : Object.entries(json ?? {}).find(([other]) => other === name)?.[1];
}

/** The name of the envelope for people. */
export function envelopeOf(json: unknown): string {
  const name = envelopeName(json);
  const isListOfOne = Array.isArray(contentOf(json));
  return `${name === undefined ? 'no envelope' : `in { ${name} }`}${isListOfOne ? ', a list' : ''}`;
}

function envelopeName(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.keys(json).find((name) => name.toLowerCase() === 'data');
}
