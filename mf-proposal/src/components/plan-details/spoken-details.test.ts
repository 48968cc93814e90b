import { spokenDetails } from './spoken-details';

const details = {
  titulo: 'Carro R$ 60.000,00',
  grupos: [{ titulo: 'Taxas', linhas: [{ rotulo: 'Fundo de reserva', valor: '2%' }] }],
};

it.each([
  [undefined, 'Detalhes do plano. Carro R$ 60.000,00. Taxas. Fundo de reserva: 2%'],
  [
    'Um texto longo.',
    'Detalhes do plano. Carro R$ 60.000,00. Taxas. Fundo de reserva: 2%. No fim há uma observação da administradora',
  ],
])('reads the lines, and only mentions the text of the administrator (%j)', (observacao, words) => {
  expect(spokenDetails({ ...details, ...(observacao && { observacao }) })).toBe(words);
});
