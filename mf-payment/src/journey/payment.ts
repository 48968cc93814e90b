import { amountWords, firstInstalmentInCents, needed } from '@consorcio/shared/journey';
import * as z from 'zod/mini';
import type { Payment, PaymentJourney, PaymentScene } from '../state';

/** How far the current proposal is paid. Payments that were started for an earlier proposal are ignored. */
export function paymentOf(journey: PaymentJourney): Payment {
  const { propostaID } = needed(journey.proposta, 'proposta');
  return journey.pagamento?.propostaID === propostaID ? journey.pagamento : { propostaID };
}

/** The amount to pay. Once it was asked for, it stays the same, although a coupon is void after the sale. */
export function amountInCents(journey: PaymentJourney): number {
  return paymentOf(journey).valorInCents ?? firstInstalmentInCents(journey);
}

/**
 * The keys of a payment that belong to one method. Only its schema parses them, so no method depends on what another
 * stores. Every key is optional.
 */
export function paymentPart<Part extends object>(schema: z.ZodMiniType<Part>) {
  return {
    read(journey: PaymentJourney): Partial<Part> {
      return schema.safeParse(paymentOf(journey)).data ?? {};
    },
    write(journey: PaymentJourney, change: Partial<Part>): PaymentJourney {
      return { ...journey, pagamento: { ...paymentOf(journey), valorInCents: amountInCents(journey), ...change } };
    },
  };
}

/** What the segment itself stores of a payment. */
export const paymentProgress = paymentPart(
  z.object({
    fechada: z.optional(z.object({ metodo: z.string(), em: z.int() })), // by which method the sale was closed, and when (epoch ms)
    semResposta: z.optional(z.array(z.string())), // methods whose charge may have been registered without an answer
    semConfirmacao: z.optional(z.int()), // how many tries of the open payment have ended without a confirmation
    avisoAceito: z.optional(z.boolean()), // the visitor read that a second method may be a second charge, and chose it
  }),
);

/** The first instalment as people read it. */
export function amountLabel(scene: PaymentScene): string {
  return amountWords(scene, amountInCents(scene.journey));
}

/** Before a payment that the browser could not remember: what the visitor should not do. */
export function stayHere({ isUnstored }: PaymentScene): readonly string[] {
  return isUnstored
    ? ['O seu navegador não está guardando esta conversa. <b>Não feche esta página</b> até terminar de pagar.']
    : [];
}
