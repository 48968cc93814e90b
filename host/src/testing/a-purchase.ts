import type { OpenPayment, OpenPurchase, PurchaseNote } from '@consorcio/shared/entities';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';

export function aNote(changes: Partial<PurchaseNote> = {}): PurchaseNote {
  return {
    propostaID: 1001,
    contrato: '70001001',
    planoID: 2101,
    bemNome: 'Carro R$ 60.000,00',
    metodo: 'pix',
    nome: 'o Pix',
    valorInCents: 438_75,
    quita: false,
    ...changes,
  };
}

export const cardNote = aNote({ metodo: 'cartao', nome: 'o pagamento com cartão', quita: true });

export function aPayment(changes: Partial<OpenPayment> = {}): OpenPayment {
  return {
    chave: 'j1:pix:1',
    metodo: 'pix',
    nome: 'o Pix',
    valorInCents: 438_75,
    estado: 'registrado',
    vencimento: '2026-11-22',
    codigo: '000201',
    ...changes,
  };
}

export function aPurchase(...pagamentos: readonly OpenPayment[]): OpenPurchase {
  return {
    id: 'j1:1001',
    journeyId: 'j1',
    propostaID: 1001,
    contrato: '70001001',
    planoID: 2101,
    bemNome: 'Carro R$ 60.000,00',
    pagamentos: pagamentos.length > 0 ? [...pagamentos] : [aPayment()],
    ate: now + 7 * aDay,
  };
}

export function aSnapshot(submissions: Snapshot['submissions'], journey: Snapshot['journey'] = {}): Snapshot {
  return { ...newJourney('j1', 'home', { segment: 'payment', step: 'payment-options' }), submissions, journey };
}
