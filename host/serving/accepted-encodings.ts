/**
 * Which of the encodings a request accepts, by RFC 9110, section 12.5.3: `q=0` refuses one, `*` speaks for those that are not
 * named. `identity` is not asked about, because a file in its own form is always there.
 */
export function acceptedEncodings(header: string, encodings: readonly string[]): string[] {
  const accepted = new Map(header.toLowerCase().split(',').map(readEncoding));
  return encodings.filter((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}

function readEncoding(entry: string): [name: string, accepted: boolean] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) > 0];
}
