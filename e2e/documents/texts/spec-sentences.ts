/**
 * The texts that the product specification gives and the product shows, copied letter by letter. The three reasons of the server in
 * section 8 are not here: the product compares them and never shows them. The second sentence for an e-mail is not shown either.
 */
export const specSentences: readonly string[] = [
  // Section 2
  'Desculpe, mas a página que está procurando não existe ou está inativa.',
  'FALAR COM OS ESPECIALISTAS',
  'SIMULAR NOVAMENTE',
  'CONTINUAR',
  'VER MINHA SELEÇÃO',
  // Section 3
  'Integral',
  'Paga Metade',
  'Paga Reduzida',
  'Paga Metade Reduzida',
  // Section 4
  'CONFIRMAR',
  // Section 5
  'Está correto? 🤔',
  'Preencha para continuar! 😊',
  'Por favor, insira um nome válido.',
  'Numero máximo de caracteres excedido 🤔',
  'Nome inválido',
  'Razão Social inválida',
  'Por favor, insira uma razaão social válida.',
  'O crédito mínimo é de {amount}',
  'O crédito máximo é de {amount}',
  'Valor inválido',
  'E-mail inválido 🤔',
  'Telefone inválido 🤔',
  'CPF inválido',
  'CNPJ inválido',
  'CEP inválido',
  'Menor de 18 anos não pode comprar :(',
  'Data inválida 🤔',
  'Campo obrigatório',
  'Numero máximo de caracteres excedido',
  'Cartão inválido',
  'Data inválida',
  'Selecione parcelas',
  // Section 8
  'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.',
  'não encontrei nenhum plano com este valor. Por favor, faça uma nova simulação.',
  'Ops! não encontrei esse CEP.',
  'Corrija o CEP para tentar novamente.',
  'Tivemos um problema para gerar o PIX!',
  'Pagamento recusado :(',
  'Seu pagamento cartão está em processamento',
  'Seu pagamento está sendo validado',
  'Cupom inválido.',
  'O cupom não pode ser aplicado.',
  'Cupom inexistente. Verifique o código.',
  'Cupom fora da validade.',
  'Cupom não válido para esta loja.',
  'Cupom não válido para esta categoria.',
  'Cupom não disponível para este tipo de compra.',
  'Cupom não válido para esta forma de pagamento.',
  'Erro no tipo de desconto.',
  'Compra acima do valor permitido para este cupom.',
  'Compra abaixo do valor mínimo para este cupom.',
  'Cupom já cadastrado.',
  'Data de validade inválida.',
  'Oferta não válida.',
  'Cupom já utilizado.',
  'Regra do cupom inválida.',
  'Regra do cupom ausente.',
];

const given = new Set(specSentences);

/** Whether a text is one of the specification's, letter by letter. */
export function isSpecSentence(text: string): boolean {
  return given.has(text);
}
