import type { Category } from '@consorcio/shared/entities';

/** The categories as they are announced: '5 categorias: Imóvel, Carro, Moto'. */
export function spokenCategories(categories: readonly Category[]): string {
  const names = categories.map(({ nome }) => nome);
  return `${names.length} ${names.length === 1 ? 'categoria' : 'categorias'}: ${names.join(', ')}`;
}
