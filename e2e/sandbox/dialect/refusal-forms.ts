import type { Outgoing } from '../api/outgoing';
import type { Content } from './envelopes';

/** The body of a refusal with these sentences. */
export type RefusalForm = (sentences: readonly string[], status: number) => Content & Pick<Outgoing, 'headers'>;

const joined = (sentences: readonly string[]) => sentences.join(' ');

export const message: RefusalForm = (sentences) => ({ json: { message: joined(sentences) } });
export const upperMessage: RefusalForm = (sentences) => ({ json: { Message: joined(sentences) } });
export const mensagem: RefusalForm = (sentences) => ({ json: { mensagem: joined(sentences) } });
export const failedSuccess: RefusalForm = (sentences) => ({
  json: { success: false, errorMessage: joined(sentences) },
});
export const errorsText: RefusalForm = (sentences) => ({ json: { Errors: joined(sentences) } });
export const jsonString: RefusalForm = (sentences) => ({ json: joined(sentences) });

export const bareText: RefusalForm = (sentences) => ({
  text: joined(sentences),
  contentType: 'text/plain; charset=utf-8',
});

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
  json: { type: 'about:blank', title: 'Erro', status, detail: joined(sentences) },
  headers: { 'content-type': 'application/problem+json' },
});
