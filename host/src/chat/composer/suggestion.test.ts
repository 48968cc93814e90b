import type { Field } from '@consorcio/shared/flow';
import { checkEmail, checkNome, checkNomeContrato } from '@consorcio/shared/validation';
import { suggestionFor } from './suggestion';

const email: Field = { kind: 'email', label: 'Seu e-mail' };
const name: Field = { kind: 'name', label: 'Nome', autocomplete: 'name' };
const company: Field = { kind: 'name', label: 'Razão social', autocomplete: 'organization' };

it.each([
  ['gmail.con', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.com.b', 'gmail.com'],
  ['gmail.com.br', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmial.con', 'hotmail.com'],
  ['hotmail.co', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yahoo.com.b', 'yahoo.com.br'],
  ['yaho.com.br', 'yahoo.com.br'],
  ['iclod.com', 'icloud.com'],
  ['uol.com.nr', 'uol.com.br'],
  ['terra.co.br', 'terra.com.br'],
  ['empresa.cmo', 'empresa.com'],
  ['empresa.vom.br', 'empresa.com.br'],
  ['empresa.com.rb', 'empresa.com.br'],
])('suggests for an e-mail at %s the one at %s', (typed, meant) => {
  expect(suggestionFor(email, `Ana.Lima@${typed}`, checkEmail)?.answer).toBe(`Ana.Lima@${meant}`);
});

it.each([
  ...['gmail.com', 'ymail.com', 'mail.com', 'email.com', 'gmx.com', 'aol.com', 'me.com', 'cloud.com', 'globo.com'],
  ...['yahoo.com', 'yahoo.com.br', 'yahoo.com.ar', 'yahoo.co.uk', 'hotmail.com.br', 'hotmail.fr', 'live.com.br'],
  ...[
    'uol.com.br',
    'bol.com.br',
    'bol.com',
    'sol.com.br',
    'serra.com.br',
    'empresa.co',
    'empresa.cm',
    'empresa.com.br',
  ],
  ...['gmail', '', 'gmail.com, bia@gmail.con'],
])('suggests no other e-mail than one at %j', (domain) => {
  expect(suggestionFor(email, `ana@${domain}`, checkEmail)).toBeUndefined();
});

it.each([
  ["Maria D'Ávila", 'Maria D Ávila'],
  ['Maria D’Ávila', 'Maria D Ávila'],
  ['Ana-Maria Souza', 'Ana Maria Souza'],
  ["Sant'Anna Lima", 'Sant Anna Lima'],
  ['Ana M. Lima 2', 'Ana M Lima'],
  ['Pedro de Alcântara Francisco Antônio', 'Pedro A F Antônio'],
  ["Maria das Dores e Silva D'Ávila Albuquerque", 'Maria D S D Á Albuquerque'],
])('suggests for %s the name %s', (typed, answer) => {
  expect(suggestionFor(name, typed, checkNomeContrato(0))?.answer).toBe(answer);
});

it.each([
  ...['Ana Lima', 'Ana', 'R2D2 Lima', '12 34', '', 'Анна Лима'],
  `${'a'.repeat(20)} ${'b'.repeat(20)}`,
  '- '.repeat(100),
])('suggests no other name for %j', (typed) => {
  expect(suggestionFor(name, typed, checkNomeContrato(0))).toBeUndefined();
});

it('suggests a first name, and none for a company', () => {
  expect(suggestionFor({ ...name, autocomplete: 'given-name' }, "Sant'Anna", checkNome)?.answer).toBe('Sant Anna');
  expect(suggestionFor(company, 'Padaria Central de São José dos Campos', checkNomeContrato(1))).toBeUndefined();
});
