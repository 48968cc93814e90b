import type { GoodsType } from '@consorcio/shared/validation';
import type { TabRecord } from '../memory/tab-memory';
import type { KeptPreview } from './return-visit/state';

/** What may be shown of a kept conversation, until the visitor says that it is theirs. */
export function previewOf({ savedAt, snapshot: { journey, place } }: TabRecord): KeptPreview {
  const { nome = '', categoria, planoSelecionado } = journey;
  const quem = maskedName(nome);
  return {
    quando: savedAt,
    bem: categoria ? goods[categoria.bemCategoriaCodigo] : 'consórcio',
    credito: planoSelecionado?.bemCredito.label ?? '',
    ...(quem !== undefined && { quem }),
    ...(place.step === null && !journey.proposta && { pedeDeNovo: true }),
  };
}

/** In a sentence: 'carro de R$ 60.000,00'. */
const goods: Readonly<Record<GoodsType, string>> = {
  IMOVEL: 'imóvel',
  CARRO: 'carro',
  MOTO: 'moto',
  SERVICO: 'serviços',
  CAMINHAO: 'caminhões e máquinas',
  MAQUINAS: 'caminhões e máquinas',
};

/** 'Marina Souza' → 'M••••• S.': enough for its owner. The dots do not tell how long a name is. Undefined for a name without letters. */
export function maskedName(name: string): string | undefined {
  const initials = name
    .trim()
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0]?.toLocaleUpperCase('pt-BR'))
    .filter((initial) => initial !== undefined);
  const [first] = initials;
  if (first === undefined) return undefined;
  const last = initials.length > 1 ? ` ${initials.at(-1)}.` : '';
  return `${first}•••••${last}`;
}
