import { optionsOf } from '@consorcio/shared/flow';
import { type Answers, aScene, breaks } from '@consorcio/shared/testing';
import xss from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import { validationMessages } from '@consorcio/shared/validation';
import type { SurveyAnswers } from '../state';
import { aSoldJourney, startSurvey } from '../testing/conversation';
import { pesquisaHumanosComentarios } from './pesquisa-humanos-comentarios.step';

const pesquisa: SurveyAnswers = { midia: 'google', csatcompra: 3, humano: true, csatinsidesales: 1 };
const { required, tooLong } = validationMessages;
const options = optionsOf(pesquisaHumanosComentarios, aScene());
const decline = options.find(({ id }) => id === 'sem-comentario')?.label;

const check = '/api/lead/validar-palavras';

/** A visitor who answers the question with this. */
const comment = (text: string, answers: Answers = {}) =>
  startSurvey({ at: 'pesquisa-humanos-comentarios', journey: aSoldJourney({ pesquisa }), answers, said: [text] });

const told = [{ name: 'survey.answered', payload: pesquisa }];

it.each([
  ['Demorou.', 'Demorou.'],
  ['  Demorou\n\nmuito \t para   responder. ', 'Demorou muito para responder.'],
  ['👎', '👎'],
  ['<b>negrito</b> &amp; <script>alert(1)</script>', '<b>negrito</b> &amp; <script>alert(1)</script>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a visitor may type
  ['${journey.cpfCnpj} {{nome}}', '${journey.cpfCnpj} {{nome}}'],
])('keeps %j in the journey, and shows it as it was written', async (typed, comentario) => {
  const conversation = await comment(typed);

  expect(conversation.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa: { ...pesquisa, comentario } }));
  expect(conversation.said()).toContain(comentario);
  expect(conversation.facts).toEqual(told);
  expect(conversation.calls).toEqual([{ method: 'POST', path: check, sent: comentario }]); // the word check reads free text
});

it.each([
  ['an empty text', '', required],
  ['white space', ' \n\t\u00a0', required],
  ['invisible characters', '\u200b\u2060\ufeff', required],
  ['one character too many', 'a'.repeat(501), tooLong],
  ['a book', 'x'.repeat(100_000), tooLong],
])('refuses %s and keeps the question open', async (_, typed, problem) => {
  const conversation = await comment(typed);

  expect(conversation.where()).toBe('survey:pesquisa-humanos-comentarios');
  expect([conversation.problem(), conversation.draft()]).toEqual([problem, typed]);
  expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa }));
  expect(conversation.facts).toEqual([]);
});

it.each([
  ['Fale com respeito.', 'Fale com respeito.'],
  ['', required],
])('keeps the question open when the word check refuses the text: %j', async (errorMessage, problem) => {
  const conversation = await comment('Palavrão', { [check]: { success: false, errorMessage } });

  expect(conversation.where()).toBe('survey:pesquisa-humanos-comentarios');
  expect([conversation.problem(), conversation.draft()]).toEqual([problem, 'Palavrão']);
  expect(conversation.facts).toEqual([]);
});

it('continues to the goodbye when the word check fails', async () => {
  const conversation = await comment('Demorou.', { [check]: breaks });

  expect(conversation.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(conversation.facts).toEqual(told);
});

it('accepts a comment once it is short enough', async () => {
  const conversation = await comment('a'.repeat(501));
  await conversation.type('a'.repeat(500));

  expect(conversation.journey().pesquisa?.comentario).toBe('a'.repeat(500));
});

it('shows a hostile comment only in the visitor’s bubble', async () => {
  for (const { payload } of xss.payloads) {
    const conversation = await comment(payload);
    if (conversation.problem() !== undefined) await conversation.choose('sem-comentario');

    expect(conversation.where()).toBe('survey:pesquisa-ate-mais ended');
    expect(conversation.facts).toEqual(told);
    const { comentario } = conversation.journey().pesquisa ?? {};
    expect(conversation.said()).toEqual([comentario ?? decline]);
  }
});

it('can be skipped without a comment', async () => {
  const conversation = await comment('');
  expect(conversation.options()).toEqual(['sem-comentario', 'especialistas']);
  await conversation.choose('sem-comentario');

  expect(conversation.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(conversation.journey()).toEqual(aSoldJourney({ pesquisa }));
  expect(conversation.facts).toEqual(told);
});
