import type { GoodsType } from '@consorcio/shared/validation';
import { readConversation } from '../journey/read-conversation';
import type { KeptPreview } from '../return-visit/state';
import type { RecordPorts } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { keptPrefix } from '../storage/stored-keys';
import { isKeptByLiveTab, type Locks } from './conversation-lock';
import { isOutdated, keptStorage, mayBeKept, savedAtOf } from './kept-storage';
import { maskedName } from './masked-name';

type FindPorts = Omit<RecordPorts, 'ofTab'> & { readonly locks: Locks | undefined };

/**
 * What may be shown of the conversation that an earlier visit left; undefined when there is none, or an open tab has it. One that is a
 * day old is deleted unread, a damaged one is deleted too.
 */
export async function findKept({ lasting, brandId, locks, now, report }: FindPorts): Promise<KeptPreview | undefined> {
  const { textAt } = storageParts(lasting, keptPrefix(brandId));
  const head = textAt('head');
  if (head === null || (await isKeptByLiveTab(locks, brandId))) return undefined;
  const kept = keptStorage(lasting, brandId, report, readConversation);
  const conversation = isOutdated(head, now()) ? undefined : kept.read(now());
  const plan = conversation?.snapshot.journey.planoSelecionado;
  if (!conversation || !plan || !mayBeKept(conversation.snapshot)) {
    kept.clear();
    return undefined;
  }
  const { nome, categoria } = conversation.snapshot.journey;
  const quem = nome === undefined ? undefined : maskedName(nome);
  return {
    quando: savedAtOf(head) ?? now(),
    bem: categoria ? goods[categoria.bemCategoriaCodigo] : 'consórcio',
    credito: plan.bemCredito.label,
    ...(quem !== undefined && { quem }),
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
