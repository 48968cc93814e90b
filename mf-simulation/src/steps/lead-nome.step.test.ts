import { aScene, breaks } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { inTurn } from '../testing/an-api';
import { car, startTalk } from '../testing/talk';
import { leadNome } from './lead-nome.step';

it.each([
  ['  joão   da silva ', { ok: true, value: 'joão da silva' }],
  ['', { ok: false, message: validationMessages.required }],
  ['R2D2', { ok: false, message: validationMessages.nome }],
])('accepts letters and spaces: %j', (typed, checked) => {
  expect(leadNome.input?.check(typed, aScene())).toEqual(checked);
});

it.each([
  [{ success: true }, undefined],
  [{ success: true, errorMessage: 'Ignorada' }, undefined],
  [{ success: false, errorMessage: 'Essa palavra não pode.' }, 'Essa palavra não pode.'],
  [{ success: false, errorMessage: '' }, validationMessages.nomeVariant],
  [{ success: false, errorMessage: null }, validationMessages.nomeVariant],
  [{ success: false }, validationMessages.nomeVariant],
])('shows the reason of the server: %j', (answer, sentence) => {
  expect(leadNome.input?.verify?.refusal(answer, aScene())).toBe(sentence);
});

it('keeps the name in the field when the server refuses it', async () => {
  const errorMessage = 'Essa palavra não pode.';
  const talk = await startTalk({ answers: { '/api/lead/validar-palavras': { success: false, errorMessage } } });
  await talk.give(car);
  await talk.type('Palavrao');

  expect([talk.where(), talk.problem(), talk.draft()]).toEqual(['simulation:lead-nome', errorMessage, 'Palavrao']);
});

it('keeps the typed name for the next attempt after a failure', async () => {
  const { nome: _name, ...journey } = aSimulationJourney();
  const answers = { '/api/lead/validar-palavras': inTurn(breaks, { success: true }) };
  const talk = await startTalk({ at: 'lead-nome', journey, answers });
  await talk.type('Joana');
  await talk.choose('again');
  expect([talk.where(), talk.draft()]).toEqual(['simulation:lead-nome', 'Joana']);
});
