import { defineStep, type Scene } from '@consorcio/shared/flow';
import { purchaseOptions, purchaseTargets } from '../purchase-options';
import { statusOf, urgentPart } from '../purchase-words';

/** Says what is open of a purchase that this visit found. It stays open until the visitor says otherwise. A paid one has a step of its own. */
export const compraAberta = defineStep({
  name: 'compra-aberta',
  leadsTo: ['pagamento-confirmado', ...purchaseTargets],
  opens: ['specialists'],
  atOnce: true,
  known: (scene) => statusNow(scene) === undefined,
  text: (scene) => statusNow(scene) ?? [],
  options: purchaseOptions,
  example: { right: ['ver', 'ja-paguei', 'apareceu', 'recomecar'], isTrouble: true },
});

function statusNow({ journey: { compraAberta: purchase }, now }: Scene): readonly string[] | undefined {
  const urgent = purchase && urgentPart(purchase);
  return urgent && statusOf(purchase, urgent, now);
}
