/** The texts of a bank slip. */
export const boletoWords = {
  title: 'Pagamento por boleto',
  code: 'Código do boleto',
  copy: 'Copiar código do boleto',
  open: 'Abrir boleto',
  opensInNewTab: '(abre em nova aba)',
  codeIsEnough: 'O código é suficiente para pagar: cole em “pagar boleto”, no app do seu banco.',
  noCode: 'Este boleto veio sem código. Escolha outra forma de pagar.',
} as const;
