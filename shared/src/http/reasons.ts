const carriers: ReadonlySet<string> = new Set(
  'message mensagem errormessage mensagemerro detail detalhe title titulo error erro description descricao errors erros data validationerrors'.split(
    ' ',
  ),
);
const lists: readonly string[] = ['errors', 'erros', 'error', 'erro'];
const mostReasons = 20;
const longest = 300;

/**
 * The sentences of a refusal, wherever the body says them: in a list or an object of errors, a message, a problem document
 * (RFC 9457), or as plain text. Never markup. The SPEC names a list `Errors` and does not show its content.
 */
export function reasonsIn(body: unknown): readonly string[] {
  return [...new Set(sentences(body, 0))].slice(0, mostReasons);
}

function sentences(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return isSentence(value) ? [value.trim().slice(0, longest)] : [];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, mostReasons).flatMap((one) => sentences(one, depth + 1));
  return Object.entries(value).flatMap(([key, part]) => {
    const name = fold(key);
    if (!carriers.has(name)) return [];
    // The keys of an object of errors are the names of fields: {"errors": {"renda": ["…"]}}.
    const isByField =
      lists.includes(name) && isPlain(part) && !Object.keys(part).some((inner) => carriers.has(fold(inner)));
    return sentences(isByField ? Object.values(part) : part, depth + 1);
  });
}

function isSentence(text: string): boolean {
  return text.trim() !== '' && !/<[a-z!/]/i.test(text);
}

/** Whether a body says that the call failed, whatever its status: an error in it, or a success of false. */
export function saysFailure(body: unknown): boolean {
  if (!isPlain(body)) return false;
  return Object.entries(body).some(([key, value]) => {
    const name = fold(key);
    if (name === 'success' || name === 'sucesso') return value === false || fold(String(value)) === 'false';
    if (name === 'data') return isPlain(value) && Object.entries(value).some((part) => isError(part));
    return isError([key, value]);
  });
}

function isError([key, value]: readonly [string, unknown]): boolean {
  if (!lists.includes(fold(key))) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : isPlain(value) && Object.keys(value).length > 0;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fold(key: string): string {
  return key.replace(/[_\s-]/g, '').toLowerCase();
}
