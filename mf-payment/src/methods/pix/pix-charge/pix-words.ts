/** The texts of a Pix. */
export const pixWords = {
  title: 'Pagamento por Pix',
  code: 'Código Pix copia e cola',
  copy: 'Copiar código Pix',
  qrCode: 'QR code do Pix',
  scan: 'Leia de outro aparelho, com a câmera do app do seu banco.',
  codeIsEnough: 'O QR code não apareceu, mas você não precisa dele: o código é suficiente para pagar.',
  noCode: 'Este Pix veio sem código. Escolha outra forma de pagar.',
} as const;
