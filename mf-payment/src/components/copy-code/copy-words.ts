/** The texts after a press on the copy button. */
export const copyWords = {
  copied: 'Código copiado!',
  copyByHand: 'Não consegui copiar sozinho: o código está selecionado, é só copiar.',
} as const;
