import { validationMessages } from './messages';

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
