import { ownCategories } from '../../categories/own-categories';
import { spokenCategories } from './spoken-categories';

it.each([
  [5, '5 categorias: Imóvel, Carro, Moto, Serviços, Caminhões e máquinas'],
  [1, '1 categoria: Imóvel'],
])('says how many categories there are, and their names (%i)', (count, words) => {
  expect(spokenCategories(ownCategories('CREDITO_INTEGRAL').slice(0, count))).toBe(words);
});
