import { checkBirthDate } from './date';
import { checkEmail } from './email';
import { answerHints } from './hints';
import { validationMessages } from './messages';
import { checkIncome } from './money';
import { checkNomeContrato } from './names';

// Typed here a second time on purpose: the product's words are checked against the SPEC, not against themselves.
it('keeps every sentence of SPEC section 5 to the letter', () => {
  expect(validationMessages).toEqual(
    expect.objectContaining({
      nome: 'Está correto? 🤔',
      required: 'Preencha para continuar! 😊',
      nomeVariant: 'Por favor, insira um nome válido.',
      tooLong: 'Numero máximo de caracteres excedido 🤔',
      nomePessoa: 'Nome inválido',
      razaoSocial: 'Razão Social inválida',
      razaoSocialVariant: 'Por favor, insira uma razaão social válida.',
      income: 'Valor inválido',
      email: 'E-mail inválido 🤔',
      phone: 'Telefone inválido 🤔',
      cpf: 'CPF inválido',
      cnpj: 'CNPJ inválido',
      cep: 'CEP inválido',
      underAge: 'Menor de 18 anos não pode comprar :(',
      date: 'Data inválida 🤔',
      cardRequired: 'Campo obrigatório',
      cardHolderTooLong: 'Numero máximo de caracteres excedido',
      cardNumber: 'Cartão inválido',
      cardExpiry: 'Data inválida',
      instalments: 'Selecione parcelas',
    }),
  );
  expect(validationMessages.creditMinimum('X')).toBe('O crédito mínimo é de X');
  expect(validationMessages.creditMaximum('X')).toBe('O crédito máximo é de X');
});

const checkBirth = checkBirthDate('2026-11-21');
const letters = (count: number) => `Ana ${'a'.repeat(count - 4)}`;

it.each<[keyof typeof answerHints, string, (typed: string) => { readonly ok: boolean }, string, string]>([
  ['income', 'R$\u00a0100,00', checkIncome, '100,00', '99,99'],
  ['nomePessoa', '30 caracteres', checkNomeContrato(0), letters(30), letters(31)],
  ['razaoSocial', '30 caracteres', checkNomeContrato(1), letters(30), letters(31)],
  ['email', '60 caracteres', checkEmail, `${'a'.repeat(49)}@exemplo.co`, `${'a'.repeat(50)}@exemplo.co`],
  ['birthDate', 'De 18', checkBirth, '21/11/2008', '22/11/2008'],
  ['birthDate', 'a 89 anos', checkBirth, '22/11/1936', '21/11/1936'],
])('the hint of %s says a limit of its check: %s', (name, limit, check, within, beyond) => {
  expect(answerHints[name]).toContain(limit);
  expect(check(within).ok).toBe(true);
  expect(check(beyond).ok).toBe(false);
});
