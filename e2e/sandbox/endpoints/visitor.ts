import { leadRequestSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { findAddress } from '../address-book';
import { addressAnswer, leadAnswer, wordCheckAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/outgoing';
import { applyMishap, magic, slowInMs } from '../magic-values';
import { keyReused, tokenOf } from '../state/ledger';

export const lead = defineEndpoint('POST /api/lead', {
  summary: 'Creates a lead; the same idempotency-key gets the same lead again',
  body: leadRequestSchema,
  answer: leadAnswer,
  refusals: { 422: keyReused },
  handle({ body, idempotencyKey: key, posts }, { ledger: { leads } }) {
    const request = { path: '/api/lead', key, payload: body };
    const known = leads.replay(request);
    if (known) return { json: known.answer };

    if (body.email.toLowerCase() === magic.leadRefused)
      throw new HttpError(400, ['field email: this lead is not accepted']);
    const delivery = applyMishap('lead', body.email, posts);
    const { answer } = leads.create(request, (id) => ({
      payload: body,
      answer: { data: { id, LeadToken: tokenOf('lead', id) } },
    }));
    return { json: answer, ...delivery };
  },
});

export const wordsCheck = defineEndpoint('POST /api/lead/validar-palavras', {
  summary: 'Checks a typed text, sent as a JSON string; a refusal is an answer with its message',
  body: z.string(),
  answer: wordCheckAnswer,
  texts: ['errorMessage'],
  handle({ body }) {
    const words = wordsOf(body);
    if (words.includes(magic.wordCheckFails)) throw new HttpError(500, ['The text could not be checked.']);
    const isRefused = magic.refusedWords.some((word) => words.includes(word));
    return { json: isRefused ? { success: false, errorMessage: refusal } : { success: true } };
  },
});

const refusal = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';

/** The words of a text in lower case and without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

const addressNotFound = 'CEP não encontrado.';

export const address = defineEndpoint('GET /api/endereco', {
  summary: 'The address of a postal code; unknown parts are empty',
  query: z.object({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/, 'expected 8 digits, with or without a hyphen')) }),
  answer: addressAnswer,
  refusals: { 404: `"${addressNotFound}"` },
  texts: ['logradouro', 'numero', 'complemento', 'bairro', 'cidade'],
  handle({ query }, { lookUps }) {
    const cep = query.cep.replace('-', '');
    const times = (lookUps.get(cep) ?? 0) + 1;
    lookUps.set(cep, times);
    if (cep === magic.cepFails || (cep === magic.cepFailsOnce && times === 1))
      throw new HttpError(500, ['The address lookup is not available.']);
    const data = findAddress(cep);
    if (!data) throw new HttpError(404, [addressNotFound]);
    return { json: { data }, ...(cep === magic.cepSlow && { delayInMs: slowInMs }) };
  },
});
