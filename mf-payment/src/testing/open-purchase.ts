import type { OpenPayment } from '@consorcio/shared/entities';
import { aProposedJourney } from '@consorcio/shared/testing';
import type { PaymentJourney } from '../state';

/** A payment that an earlier visit has registered, and that can still be paid. */
export function anOpenPayment(overrides: Partial<OpenPayment> = {}): OpenPayment {
  const charge = { metodo: 'pix', nome: 'o Pix', valorInCents: 100_00, vencimento: '2026-11-23', codigo: '000201' };
  return { ...charge, chave: 'key-1', estado: 'registrado', ...overrides };
}

/** A visitor with a proposal, and with a purchase that an earlier visit or another tab began: of the same proposal by default. */
export function aReturningJourney(pagamentos: readonly OpenPayment[], propostaID = 1001): PaymentJourney {
  const plan = { propostaID, planoID: 2101, bemNome: 'Carro R$ 60.000,00' };
  const visit = { id: `j0:${propostaID}`, journeyId: 'j0', ate: Date.UTC(2026, 11, 21) };
  return aProposedJourney({ compraAberta: { ...visit, ...plan, pagamentos: [...pagamentos] } });
}
