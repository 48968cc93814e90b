import type { OpenPayment, OpenPurchase } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';
import { todayInBrazil } from '@consorcio/shared/journey';
import { formatDate, formatMoney } from '@consorcio/shared/validation';

/** What a visitor has to know about an open purchase, the most urgent first. */
const situations = ['sem-confirmacao', 'a-pagar', 'proposta-sem-confirmacao', 'proposta'] as const;
export type Situation = (typeof situations)[number];

export interface Urgent {
  readonly payment: OpenPayment;
  readonly situation: Situation;
}

/** The most urgent part of a purchase; undefined when it is paid. */
export function urgentPart({ pagamentos }: OpenPurchase): Urgent | undefined {
  if (pagamentos.some(({ estado }) => estado === 'pago')) return undefined;
  const parts = pagamentos.map((payment) => ({ payment, situation: situationOf(payment) }));
  return situations.flatMap((wanted) => parts.findLast(({ situation }) => situation === wanted) ?? [])[0];
}

function situationOf({ metodo, estado, codigo }: OpenPayment): Situation {
  const isUnknown = estado === 'enviando' || estado === 'incerto';
  if (metodo === 'proposta') return isUnknown ? 'proposta-sem-confirmacao' : 'proposta';
  return !isUnknown && codigo !== undefined ? 'a-pagar' : 'sem-confirmacao';
}

/** 'Pix' of 'o Pix'. */
export function nameOf({ nome }: OpenPayment): string {
  return nome.replace(/^[oa] /, '');
}

/** What the visitor reads about the purchase. `now` in epoch ms. */
export function statusOf(purchase: OpenPurchase, { payment, situation }: Urgent, now: number): readonly string[] {
  const { contrato } = purchase;
  const of = contrato === undefined ? '' : markup` (contrato <b>${contrato}</b>)`;
  const amount = formatMoney(payment.valorInCents);
  switch (situation) {
    case 'sem-confirmacao':
      return [
        `${markup`O seu ${nameOf(payment)} de <b>${amount}</b>`}${of} ficou sem confirmação, mas pode ter dado certo.`,
        'Antes de pagar de novo, olhe no <b>app do cartão ou do banco</b> se o valor apareceu. Os especialistas também conferem para você.',
      ];
    case 'a-pagar':
      return [`${markup`Seu ${nameOf(payment)} de <b>${amount}</b>`}${of} ${dueOf(payment, now)}.`];
    case 'proposta-sem-confirmacao':
      return [
        'A sua última proposta ficou sem confirmação, mas pode ter dado certo. Os especialistas conferem para você.',
      ];
    case 'proposta':
      return [
        `A sua proposta${of} está registrada. Falta só a primeira parcela, de <b>${amount}</b>: os especialistas ajudam você a pagar.`,
      ];
  }
}

function dueOf({ vencimento = '' }: OpenPayment, now: number): string {
  const day = vencimento.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'está esperando o pagamento';
  if (day === todayInBrazil(now)) return '<b>vence hoje</b>';
  if (day === todayInBrazil(now + DAY_MS)) return '<b>vence amanhã</b>';
  return `${day < todayInBrazil(now) ? 'venceu' : 'vence'} em <b>${formatDate(day)}</b>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
