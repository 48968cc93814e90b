/** The texts of a receipt's buttons, and what is said after a press. */
export const receiptWords = {
  print: 'Imprimir ou salvar em PDF',
  share: 'Compartilhar',
  copy: 'Copiar dados da compra',
  copied: 'Dados copiados!',
  copyRefused: 'Não consegui copiar. Você ainda pode imprimir ou selecionar o texto.',
  shareRefused: 'Não consegui compartilhar. Você pode copiar os dados.',
} as const;
