import type { OpenPayment, OpenPurchase, PurchaseNote } from '@consorcio/shared/entities';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';

const bought = { propostaID: 1001, contrato: '70001001', planoID: 2101, bemNome: 'Carro R$ 60.000,00' };
const pix = { metodo: 'pix', nome: 'o Pix', valorInCents: 438_75 } as const;

export function aNote(changes: Partial<PurchaseNote> = {}): PurchaseNote {
  return { ...bought, ...pix, quita: false, ...changes };
}

export const cardNote = aNote({ metodo: 'cartao', nome: 'o pagamento com cartão', quita: true });

export function aPayment(changes: Partial<OpenPayment> = {}): OpenPayment {
  const charge = { chave: 'j1:pix:1', estado: 'registrado', vencimento: '2026-11-22', codigo: '000201' } as const;
  return { ...pix, ...charge, ...changes };
}

export function aPurchase(...pagamentos: readonly OpenPayment[]): OpenPurchase {
  const paid = pagamentos.length > 0 ? [...pagamentos] : [aPayment()];
  return { id: 'j1:1001', journeyId: 'j1', ...bought, pagamentos: paid, ate: now + 7 * aDay };
}

export function aSnapshot(submissions: Snapshot['submissions'], journey: Snapshot['journey'] = {}): Snapshot {
  return { ...newJourney('j1', 'home', { segment: 'payment', step: 'payment-options' }), submissions, journey };
}
