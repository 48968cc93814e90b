import { type Category, categoryIdOf } from '@consorcio/shared/entities';
import { type GoodsType, type PlanTypeCode, planTypeCodes } from '@consorcio/shared/validation';

/** Every category of SPEC section 3, with pictures from the given origin. */
export function categoriesAt(origin: string): Category[] {
  return planTypeCodes.flatMap((planType) =>
    goodsShown.flatMap(({ goods, nome, produtoCategoria, picture, descricao }) => {
      const categoriaID = categoryIdOf(goods, planType);
      if (categoriaID === undefined) return [];
      const imagemUrl = `${origin}/imagens/${picture}.svg`;
      return [{ categoriaID, nome, descricao: descricao[planType] ?? '', imagemUrl, produtoCategoria }];
    }),
  );
}

interface GoodsShown {
  readonly goods: GoodsType;
  readonly nome: string;
  readonly produtoCategoria: string;
  readonly picture: string;
  readonly descricao: Readonly<Partial<Record<PlanTypeCode, string>>>;
}

const goodsShown: readonly GoodsShown[] = [
  {
    goods: 'IMOVEL',
    nome: 'Imóvel',
    produtoCategoria: 'IM',
    picture: 'imovel',
    descricao: {
      CREDITO_INTEGRAL: 'Sua casa, seu terreno ou aquela reforma, sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela até a chave chegar na sua mão.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até você ter seu cantinho.',
    },
  },
  {
    goods: 'CARRO',
    nome: 'Carro',
    produtoCategoria: 'AN',
    picture: 'carro',
    descricao: {
      CREDITO_INTEGRAL: 'O carro que você quer, no seu tempo e sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela até você pegar a estrada.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até o carro novo chegar.',
    },
  },
  {
    goods: 'MOTO',
    nome: 'Moto',
    produtoCategoria: 'MT',
    picture: 'moto',
    descricao: {
      CREDITO_INTEGRAL: 'Para o trabalho ou para o passeio, com liberdade.',
      CREDITO_PAGAMETADE: 'Metade da parcela até você acelerar.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até a moto ser sua.',
    },
  },
  {
    goods: 'SERVICO',
    nome: 'Serviços',
    produtoCategoria: 'PS',
    picture: 'servico',
    descricao: { CREDITO_INTEGRAL: 'Viagem, festa, estudos: seus planos saem do papel.' },
  },
  {
    goods: 'CAMINHAO',
    nome: 'Caminhões e máquinas',
    produtoCategoria: 'TM',
    picture: 'caminhao',
    descricao: {
      CREDITO_INTEGRAL: 'Força para o seu negócio crescer, sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela enquanto o negócio cresce.',
      PARCELA_REDUZIDA: 'Parcela 30% menor e mais fôlego no caixa.',
    },
  },
];
