import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForeign } from './foreign-words';

const page = readFileSync(join(__dirname, '../../../docs/texts.md'), 'utf8');
const ours = page
  .split('\n')
  .filter((line) => /^\| [^|]+ \|/.test(line))
  .map((line) => line.split(' | '))
  .filter((cells) => cells.length === 4 && cells[0] !== '| fetch-categories')
  .map(([, , text = '']) => text.replace(/\{.*?\}/g, ''));

it('takes no text of the product for a foreign one', () => {
  expect(ours.length).toBeGreaterThan(800);
  expect(ours.filter(isForeign)).toEqual([]);
});

it.each([
  'Send score',
  'What is your name?',
  'Thank you for your answers!',
  'Close',
  'Choose how you want to pay',
  'Please try again.',
  '¿Cuál es su nombre?',
  '¡Muchas gracias!',
  'Gracias por tus respuestas, usted es muy amable.',
])('takes %j for a foreign one', (text) => {
  expect(isForeign(text)).toBe(true);
});

it.each([
  'Qual é o seu nome?',
  'Marina',
  'Facebook',
  'YouTube',
  'E-mail',
  'Live',
  'R$ 877,50',
  '',
  'Pix copia e cola',
  'Plano Easy Credito, com a parcela de maio',
  'O site do Sem Parar está no ar.',
  'Continue',
])('takes %j for a text of ours', (text) => {
  expect(isForeign(text)).toBe(false);
});
