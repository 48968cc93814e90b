import { refusalSpoken } from './refusal-spoken';

it.each([
  ['O crédito mínimo é de R$ 30.000,00', undefined, 'O crédito mínimo é de 30.000 reais'],
  ['Valor inválido', 'A partir de R$ 100,00', 'Valor inválido. A partir de 100 reais'],
  ['Está correto? 🤔', 'Só letras e espaços', 'Está correto? Só letras e espaços'],
])('reads %j as people say it, with the limits %j', (problem, hint, spoken) => {
  expect(refusalSpoken(problem, hint)).toBe(spoken);
});
