import { checkBirthDate, checkCnpj, checkCpf, checkEmail, checkNome, checkPhone } from '@consorcio/shared/validation';
import { createCanaries } from './canaries';
import { cardTrace } from './cards';
import { createRandom } from './random';

const many = Array.from({ length: 300 }, (_, index) => createCanaries(createRandom(1, index)));

it('are valid for the product', () => {
  const checks = {
    email: checkEmail,
    phone: checkPhone,
    cpf: checkCpf,
    cnpj: checkCnpj,
    date: checkBirthDate('2026-11-22'),
  } as const;
  for (const { words } of many) {
    expect(checkNome(words.name?.[0] ?? '').ok).toBe(true);
    for (const [kind, check] of Object.entries(checks)) {
      for (const text of words[kind as keyof typeof checks] ?? []) expect([text, check(text).ok]).toEqual([text, true]);
    }
  }
});

it('are unique, and long enough not to appear by chance', () => {
  const names = many.map(({ words }) => words.name?.[0]);
  expect(new Set(names).size).toBe(many.length);
  for (const { secrets } of many) for (const secret of secrets) expect(secret.length).toBeGreaterThan(7);
});

it('never match the pattern for card data', () => {
  for (const { words, secrets } of many) {
    for (const text of [...Object.values(words).flat(), ...secrets]) expect(text).not.toMatch(cardTrace);
  }
});
