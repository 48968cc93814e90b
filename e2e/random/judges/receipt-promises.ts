import type { Effect, Snapshot } from '@consorcio/shared/flow';
import { formatCpf, formatPhone } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { promise } from './promises';
import type { ServerWatch } from './server-watch';

const receiptSchema = z.object({ pago: z.boolean() });

/** A receipt says that a payment is made only if the bank has approved it, and names no way to reach or identify the visitor. */
export function promiseReceipt(
  { journey }: Snapshot,
  effects: readonly Effect[],
  bank: Pick<ServerWatch, 'took'>,
): void {
  for (const effect of effects) {
    if (effect.type !== 'say' || effect.message.component?.name !== 'receipt-card') continue;
    const { props } = effect.message.component;
    const { proposta, telefone = '', email = '', cpfCnpj = '' } = journey;
    promise(proposta !== undefined, 'There is a receipt, and no proposal.');
    const isApproved = bank.took('cartao', proposta.propostaID) === 'sucesso';
    promise(
      !receiptSchema.parse(props).pago || isApproved,
      'A receipt says that a payment is made, and the bank does not.',
    );
    const text = JSON.stringify(props);
    // The institution may have the CNPJ of the visitor: both are those of the test vectors.
    const cpf = cpfCnpj.length > 11 ? [] : [cpfCnpj, formatCpf(cpfCnpj)];
    const secrets = [telefone, formatPhone(telefone), email, ...cpf];
    const told = secrets.find((secret) => secret !== '' && text.includes(secret));
    promise(told === undefined, 'A receipt holds a phone, an e-mail or a whole CPF.');
  }
}
