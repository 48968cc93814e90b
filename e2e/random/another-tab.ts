import { readPurchases } from '@consorcio/host/purchases';
import type { OpenPurchase } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import type { World } from './world';

const DAY = 24 * 60 * 60 * 1000;
const code = 'pix-of-another-tab';

/** A copy of the tab registers a Pix for the proposal of this journey, if there is one, and leaves its record for other tabs. */
export function payInAnotherTab({ journeyId, brandId, journey, submissions }: Snapshot, world: World): void {
  const { proposta: { propostaID, contrato } = {} } = journey;
  const note = submissions.proposta?.purchase;
  if (propostaID === undefined || contrato === undefined || !note) return;
  const { lasting, server, at } = world;
  const { valorInCents, planoID, bemNome } = note;
  const vencimento = new Date(at + DAY).toISOString();
  const pix = { chave: code, metodo: 'pix', nome: 'Pix', estado: 'registrado', codigo: code } as const;
  const purchase: OpenPurchase = {
    id: `${journeyId}:${propostaID}`,
    journeyId,
    planoID,
    bemNome,
    propostaID,
    contrato,
    pagamentos: [{ ...pix, valorInCents, vencimento }],
    ate: at + 4 * DAY,
  };
  const others = readPurchases(lasting, brandId, at, () => undefined).filter(({ id }) => id !== purchase.id);
  lasting.setItem(`consorcio.open-purchases.${brandId}`, JSON.stringify([purchase, ...others]));
  server.registersForAnotherTab('pix', propostaID, code);
}
