import type { GoodsType } from '@consorcio/shared/validation';

interface GoodsWords {
  /** As a title; in lower case inside a sentence, after "para". */
  readonly nome: string;
  readonly descricao: string;
  /** Short code. SPEC section 3. */
  readonly produtoCategoria: string;
}

const heavy = {
  nome: 'Caminhões e máquinas',
  descricao: 'Para o trabalho render mais',
  produtoCategoria: 'TM',
};

/** The texts for each type of goods that a consórcio buys. */
export const goodsWords: Readonly<Record<GoodsType, GoodsWords>> = {
  IMOVEL: { nome: 'Imóvel', descricao: 'Casa, apê ou terreno', produtoCategoria: 'IM' },
  CARRO: { nome: 'Carro', descricao: 'Do primeiro ao dos sonhos', produtoCategoria: 'AN' },
  MOTO: { nome: 'Moto', descricao: 'Liberdade em duas rodas', produtoCategoria: 'MT' },
  SERVICO: { nome: 'Serviços', descricao: 'Reforma, viagem, festa', produtoCategoria: 'PS' },
  CAMINHAO: heavy,
  MAQUINAS: heavy,
};
