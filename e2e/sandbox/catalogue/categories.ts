import { type Category, categoryIdOf } from '@consorcio/shared/entities';
import { planTypeCodes } from '@consorcio/shared/validation';

/** Every category of SPEC section 3, with pictures from the given origin. */
export function categoriesAt(origin: string): Category[] {
  return planTypeCodes.flatMap((planType, index) =>
    goodsShown.flatMap(({ goods, nome, produtoCategoria, picture }) => {
      const categoriaID = categoryIdOf(goods, planType);
      if (categoriaID === undefined) return [];
      const imagemUrl = `${origin}/imagens/${picture}.svg`;
      return [{ categoriaID, nome, descricao: descriptions[goods][index] ?? '', imagemUrl, produtoCategoria }];
    }),
  );
}

const goodsShown = [
  { goods: 'IMOVEL', nome: 'Imóvel', produtoCategoria: 'IM', picture: 'imovel' },
  { goods: 'CARRO', nome: 'Carro', produtoCategoria: 'AN', picture: 'carro' },
  { goods: 'MOTO', nome: 'Moto', produtoCategoria: 'MT', picture: 'moto' },
  { goods: 'SERVICO', nome: 'Serviços', produtoCategoria: 'PS', picture: 'servico' },
  { goods: 'CAMINHAO', nome: 'Caminhões e máquinas', produtoCategoria: 'TM', picture: 'caminhao' },
] as const;

/** One for each plan type, in the order of `planTypeCodes`. */
const descriptions: Readonly<Record<(typeof goodsShown)[number]['goods'], readonly string[]>> = {
  IMOVEL: [
    'Sua casa, seu terreno ou aquela reforma, sem juros.',
    'Metade da parcela até a chave chegar na sua mão.',
    'Parcela 30% menor até você ter seu cantinho.',
  ],
  CARRO: [
    'O carro que você quer, no seu tempo e sem juros.',
    'Metade da parcela até você pegar a estrada.',
    'Parcela 30% menor até o carro novo chegar.',
  ],
  MOTO: [
    'Para o trabalho ou para o passeio, com liberdade.',
    'Metade da parcela até você acelerar.',
    'Parcela 30% menor até a moto ser sua.',
  ],
  SERVICO: ['Viagem, festa, estudos: seus planos saem do papel.'],
  CAMINHAO: [
    'Força para o seu negócio crescer, sem juros.',
    'Metade da parcela enquanto o negócio cresce.',
    'Parcela 30% menor e mais fôlego no caixa.',
  ],
};
