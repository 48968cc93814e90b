import { type Answers, breaks } from '@consorcio/shared/testing';
import xss from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import type { SurveyAnswers } from '../state';
import { aSoldJourney, startTalk } from '../testing/talk';

const pesquisa: SurveyAnswers = { midia: 'google', csatcompra: 3, humano: true, csatinsidesales: 1 };
const required = 'Preencha para continuar! 😊';
const tooLong = 'Numero máximo de caracteres excedido 🤔';

const check = '/api/lead/validar-palavras';

const ask = (answers: Answers = {}) =>
  startTalk({ at: 'pesquisa-humanos-comentarios', journey: aSoldJourney({ pesquisa }), answers });

const told = [{ name: 'survey.answered', payload: pesquisa }];

it.each([
  ['Demorou.', 'Demorou.'],
  ['  Demorou\n\nmuito \t para   responder. ', 'Demorou muito para responder.'],
  ['👎', '👎'],
  ['<b>negrito</b> &amp; <script>alert(1)</script>', '<b>negrito</b> &amp; <script>alert(1)</script>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a visitor may type
  ['${journey.cpfCnpj} {{nome}}', '${journey.cpfCnpj} {{nome}}'],
])('keeps %j in the journey, and shows it as it was written', async (typed, comentario) => {
  const talk = await ask();

  await talk.type(typed);

  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(talk.journey()).toEqual(aSoldJourney({ pesquisa: { ...pesquisa, comentario } }));
  expect(talk.snapshot().transcript).toContainEqual(expect.objectContaining({ sender: 'user', text: comentario }));
  expect(talk.facts).toEqual(told);
  expect(talk.calls).toEqual([{ method: 'POST', path: check, sent: comentario }]); // free text goes past the word check
});

it.each([
  ['nothing', '', required],
  ['white space', ' \n\t\u00a0', required],
  ['what nobody can see', '\u200b\u2060\ufeff', required],
  ['one character too many', 'a'.repeat(501), tooLong],
  ['a book', 'x'.repeat(100_000), tooLong],
])('refuses %s and keeps the question open', async (_, typed, problem) => {
  const talk = await ask();

  await talk.type(typed);

  expect(talk.where()).toBe('survey:pesquisa-humanos-comentarios');
  expect(talk.problem()).toBe(problem);
  expect(talk.draft()).toBe(typed);
  expect(talk.journey()).toEqual(aSoldJourney({ pesquisa }));
  expect(talk.facts).toEqual([]);
});

it.each([
  ['Fale com respeito.', 'Fale com respeito.'],
  ['', required],
])('keeps the question open when the word check says no: %j', async (errorMessage, problem) => {
  const talk = await ask({ [check]: { success: false, errorMessage } });

  await talk.type('Palavrão');

  expect(talk.where()).toBe('survey:pesquisa-humanos-comentarios');
  expect(talk.problem()).toBe(problem);
  expect(talk.draft()).toBe('Palavrão');
  expect(talk.facts).toEqual([]);
});

it('goes on to the goodbye when the word check fails', async () => {
  const talk = await ask({ [check]: breaks });

  await talk.type('Demorou.');

  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(talk.facts).toEqual(told);
});

it('accepts a comment once it is short enough', async () => {
  const talk = await ask();
  await talk.type('a'.repeat(501));

  await talk.type('a'.repeat(500));

  expect(talk.journey().pesquisa?.comentario).toBe('a'.repeat(500));
});

it('shows a hostile comment nowhere but in the visitor’s own bubble', async () => {
  for (const { payload } of xss.payloads) {
    const talk = await ask();

    await talk.type(payload);
    if (talk.problem() !== undefined) await talk.choose('sem-comentario');

    expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
    expect(talk.facts).toEqual(told);
    const { comentario } = talk.journey().pesquisa ?? {};
    const bubbles = talk.snapshot().transcript.filter(({ sender }) => sender === 'user');
    expect(bubbles.map(({ text }) => text)).toEqual([comentario ?? 'Prefiro não comentar']);
    expect(talk.heard()).toContain('Até mais, Joana!');
  }
});

it('can be skipped without a comment', async () => {
  const talk = await ask();
  expect(talk.options()).toEqual(['sem-comentario', 'especialistas']);

  await talk.choose('sem-comentario');

  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(talk.journey()).toEqual(aSoldJourney({ pesquisa }));
  expect(talk.facts).toEqual(told);
});

it('opens the specialists without losing the question', async () => {
  const talk = await ask();

  await talk.choose('especialistas');

  expect(talk.where()).toBe('survey:pesquisa-humanos-comentarios');
  expect(talk.facts).toEqual([{ name: 'specialists.requested', payload: { step: 'pesquisa-humanos-comentarios' } }]);
  await talk.type('Liguei três vezes.');
  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
});
