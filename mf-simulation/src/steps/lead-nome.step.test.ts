import { aScene } from '@consorcio/shared/testing';
import { leadNome } from './lead-nome.step';

it.each([
  ['  joão   da silva ', { ok: true, value: 'joão da silva' }],
  ['', { ok: false, message: 'Preencha para continuar! 😊' }],
  ['R2D2', { ok: false, message: 'Está correto? 🤔' }],
])('takes letters and spaces: %j', (typed, checked) => {
  expect(leadNome.input?.check(typed, aScene())).toEqual(checked);
});

it.each([
  [{ success: true }, undefined],
  [{ success: true, errorMessage: 'Ignorada' }, undefined],
  [{ success: false, errorMessage: 'Essa palavra não pode.' }, 'Essa palavra não pode.'],
  [{ success: false, errorMessage: '' }, 'Por favor, insira um nome válido.'],
  [{ success: false, errorMessage: null }, 'Por favor, insira um nome válido.'],
  [{ success: false }, 'Por favor, insira um nome válido.'],
])('shows what the server says about it: %j', (answer, sentence) => {
  expect(leadNome.input?.verify?.refusal(answer, aScene())).toBe(sentence);
});
