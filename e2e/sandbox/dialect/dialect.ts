export const dialects = ['strict', 'loose'] as const;

/** The form of the sandbox's answers: as the SPEC shows them, or as another API might write the same facts. */
export type Dialect = (typeof dialects)[number];

/** The dialect in `SANDBOX_DIALECT`; an empty variable counts as absent. */
export function dialectFrom({ SANDBOX_DIALECT: given }: NodeJS.ProcessEnv): Dialect {
  const dialect = dialects.find((name) => name === (given || 'strict'));
  if (dialect) return dialect;
  throw new Error(
    `SANDBOX_DIALECT is "${given}", but the sandbox speaks ${dialects.join(' or ')}: set it to one, or omit it.`,
  );
}
