/** The option that leads from a method to the choice of another one. */
export const otherMethodOption = {
  id: 'outra-forma',
  label: 'Pagar de outra forma',
  to: 'alterar-pagamento',
  tone: 'secondary',
} as const;
