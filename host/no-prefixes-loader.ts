/**
 * Empties the functions of stylis that add vendor prefixes: 1.4 KiB of the first script that no page runs. The styles name the
 * prefixed properties that they need themselves.
 */
export default function noPrefixes(source: string): string {
  return source.replaceAll(/^export function (prefix|prefixer) \([\s\S]*?^\}$/gm, 'export function $1 () {}');
}
