import { jsonType, type Outgoing } from '../api/outgoing';

/** Changes one value. `index` is its place in the nearest list. Undefined leaves the field out. */
export type Retelling = (value: unknown, index: number) => unknown;

type Content = { readonly json: unknown } | { readonly text: string; readonly contentType: string };

/** What surrounds the content of an answer. It may also replace the content and the status. */
export type Envelope = (content: unknown, status: number) => Content & Partial<Pick<Outgoing, 'status'>>;

/** The body of a refusal with these sentences. */
export type RefusalForm = (sentences: readonly string[], status: number) => Content & Pick<Outgoing, 'headers'>;

/** planoID → PlanoID */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** PlanoTaxas → planoTaxas, planoID → planoId */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replace(/ID$/, 'Id');
/** planoID → planoid */
export const lower = (name: string) => name.toLowerCase();

/** 1234.56 → '1.234,56' */
export const brazilianText: Retelling = (value) =>
  typeof value === 'number'
    ? value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    : value;
/** 1234.56 → '1234.56' */
export const numberAsText: Retelling = (value) => (typeof value === 'number' ? String(value) : value);
/** '2080' → 2080 */
export const asNumber: Retelling = (value) =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value;
/** true → 1 */
export const asBit: Retelling = (value) => (typeof value === 'boolean' ? Number(value) : value);
/** true → 'S' */
export const asLetter: Retelling = (value) => (typeof value === 'boolean' ? (value ? 'S' : 'N') : value);
/** '2026-12-15' → '2026-12-15T00:00:00-03:00' */
export const withTimeAndZone: Retelling = (value) => (typeof value === 'string' ? `${value}T00:00:00-03:00` : value);
/** '2026-12-15' → '15/12/2026' */
export const inBrazilianOrder: Retelling = (value) =>
  typeof value === 'string' ? value.split('-').toReversed().join('/') : value;
export const asNull: Retelling = () => null;
export const leftOut: Retelling = () => undefined;
export const unchanged: Retelling = (value) => value;
/** '' → null */
export const emptyAsNull: Retelling = (value) => (value === '' ? null : value);
/** '' → absent */
export const emptyLeftOut: Retelling = (value) => (value === '' ? undefined : value);
/** Each number of a list as text. */
export const eachAsText: Retelling = (value) => (Array.isArray(value) ? value.map(String) : value);

/** Another form for each place in the list, in turn. */
export const alternating =
  (...retellings: readonly [Retelling, ...Retelling[]]): Retelling =>
  (value, index) =>
    (retellings[index % retellings.length] ?? retellings[0])(value, index);

/** Puts something unusable after the first element of a list. */
export const withOneBad =
  (bad: unknown) =>
  (value: unknown): unknown =>
    Array.isArray(value) ? value.toSpliced(1, 0, bad) : value;

const plainText = (text: string) => ({ text, contentType: 'text/plain; charset=utf-8' });
export const none: Envelope = (content) => ({ json: content });
export const upperData: Envelope = (content) => ({ json: { Data: content } });
/** The only object in a list of one. */
export const listOfOne: Envelope = (content) => ({ json: { data: [content] } });
export const plainOk: Envelope = () => plainText('Healthy');
export const emptyBody: Envelope = () => ({ text: '', contentType: jsonType });
/** A success is only its status: approved by 200, accepted by 202. */
export const statusOnly: Envelope = (_, status) =>
  status === 200 ? { json: { Data: null, Mensagem: 'Pagamento processado.' } } : emptyBody(undefined, status);
export const asCreated =
  (envelope: Envelope): Envelope =>
  (content, status) => ({ ...envelope(content, status), status: 201 });

/** `{ message: '…' }`, or under another name. */
export const saidIn =
  (name: string): RefusalForm =>
  (sentences) => ({ json: { [name]: sentences.join(' ') } });
export const failedSuccess: RefusalForm = (sentences) => ({
  json: { success: false, errorMessage: sentences.join(' ') },
});
export const jsonString: RefusalForm = (sentences) => ({ json: sentences.join(' ') });
export const bareText: RefusalForm = (sentences) => plainText(sentences.join(' '));
/** `{ errors: { renda: ['…'] } }`, with the fields that the sentences name. */
export const errorsByField: RefusalForm = (sentences) => {
  const errors: Record<string, string[]> = {};
  for (const sentence of sentences) {
    const [, field = 'geral', said = sentence] = /^field ([\w.]+): (.*)$/s.exec(sentence) ?? [];
    errors[field] = [...(errors[field] ?? []), said];
  }
  return { json: { errors } };
};
/** A problem document, RFC 9457. */
export const problemDocument: RefusalForm = (sentences, status) => ({
  json: { type: 'about:blank', title: 'Erro', status, detail: sentences.join(' ') },
  headers: { 'content-type': 'application/problem+json' },
});
