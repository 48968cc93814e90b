/**
 * Every sentence of SPEC section 5 that is shown, verbatim, including its spelling mistakes ('Numero', 'razaão').
 * The sentences marked "ours" are for rules without a sentence in the SPEC.
 */
export const validationMessages = {
  nome: 'Está correto? 🤔',
  required: 'Preencha para continuar! 😊',
  nomeVariant: 'Por favor, insira um nome válido.',

  tooLong: 'Numero máximo de caracteres excedido 🤔',
  nomePessoa: 'Nome inválido',
  razaoSocial: 'Razão Social inválida',
  razaoSocialVariant: 'Por favor, insira uma razaão social válida.',

  creditMinimum: (amount: string) => `O crédito mínimo é de ${amount}`,
  creditMaximum: (amount: string) => `O crédito máximo é de ${amount}`,
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
  /** Ours: the SPEC requires 3 characters and has no sentence for fewer or more. */
  securityCode: 'CVV inválido',
  instalments: 'Selecione parcelas',
} as const;
