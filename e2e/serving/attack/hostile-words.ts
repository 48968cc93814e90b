import { hostileTexts } from '../../pages/fixtures/hostile-texts';

const addresses = [
  'javascript:pwned=1',
  ' java\nscript:pwned=1//https://any',
  'data:text/html,<script>opener.pwned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1"/>',
  'vbscript:pwned=1',
  'blob:null/0',
  'https://user:secret@localhost:1/"onerror="pwned=1',
];
/** What the product compares: codes of the API, days and numbers written as text. */
const isApiCode = /^([A-Z]{2,}(_[A-Z]+)*|[\d.,/-]*|integral\w*|pagametade|reduzida)$/;
const charges = new Set(['qrCodeTexto', 'codigoBarras', 'contrato']);

/** In what the page stores also names of steps and parts, and ids. */
export const isStoredCode = /^[\w.:/-]*$/;

/**
 * Changes answers of the API: each text becomes another hostile text, each address another that runs code. Codes, which decide what
 * the conversation does, stay. Texts for a charge change too, although they have only digits.
 */
export function hostileWords({ corpus = hostileTexts, isCode = isApiCode } = {}): (truth: unknown) => unknown {
  let turn = 0;
  const next = (list: readonly string[]) => {
    turn += 1;
    return list[turn % list.length];
  };
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => change(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
    if (typeof value !== 'string' || /token/i.test(key)) return value;
    if (/^https?:/.test(value)) return next(addresses);
    return isCode.test(value) && !charges.has(key) ? value : next(corpus);
  };
  return (truth) => change(truth, '');
}
