import type { GoodsType } from '@consorcio/shared/validation';

const heavy = {
  nome: 'Caminhões e máquinas',
  descricao: 'Para o trabalho render mais',
  produtoCategoria: 'TM',
};

/** The texts for each type of goods; `nome` is a title, and in lower case fits after "para"; the short code is of SPEC section 3. */
export const goodsWords = {
  IMOVEL: { nome: 'Imóvel', descricao: 'Casa, apê ou terreno', produtoCategoria: 'IM' },
  CARRO: { nome: 'Carro', descricao: 'Do primeiro ao dos sonhos', produtoCategoria: 'AN' },
  MOTO: { nome: 'Moto', descricao: 'Liberdade em duas rodas', produtoCategoria: 'MT' },
  SERVICO: { nome: 'Serviços', descricao: 'Reforma, viagem, festa', produtoCategoria: 'PS' },
  CAMINHAO: heavy,
  MAQUINAS: heavy,
} as const satisfies Record<GoodsType, typeof heavy>;
