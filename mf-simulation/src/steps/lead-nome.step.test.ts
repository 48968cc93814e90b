import { aScene } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import { startSimulation } from '../testing/conversation';
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

it('shows the name as it is recorded: without the full stop that two spaces make', async () => {
  const conversation = await startSimulation({ at: 'lead-nome' });
  await conversation.type('Ana. ');
  expect(conversation.said()).toContain('Ana');
});
