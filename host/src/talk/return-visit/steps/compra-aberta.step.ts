import type { Journey } from '@consorcio/shared/entities';
import { defineStep, type Scene, type StepOption, specialistsOption, startAgainLabel } from '@consorcio/shared/flow';
import { salesOf, withPaidPurchase } from '@consorcio/shared/journey';
import { nameOf, statusOf, urgentPart } from '../purchase-words';

const purchaseTargets = ['exit:ver-cobranca', 'compra-paga', 'exit:recomecar'] as const;
type Target = (typeof purchaseTargets)[number];

const startAgain = {
  id: 'recomecar',
  label: startAgainLabel,
  to: 'exit:recomecar',
  tone: 'quiet',
  record: withoutPurchase,
  facts: ({ brand }) => [{ name: 'journey.started', payload: { botType: brand.botType } }],
} as const satisfies StepOption<Target>;

const paid = {
  to: 'compra-paga',
  tone: 'secondary',
  record: withPaidPurchase,
  facts: ({ journey }: Scene) => (journey.compraAberta ? salesOf(journey.compraAberta) : []),
} as const;

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

/** What can be done about the open purchase. To begin again is to forget it, with one press. */
function purchaseOptions({ journey: { compraAberta } }: Scene): readonly StepOption<Target>[] {
  const urgent = compraAberta && urgentPart(compraAberta);
  switch (urgent?.situation) {
    case 'a-pagar':
      return [
        { id: 'ver', label: `Ver o ${nameOf(urgent.payment)}`, to: 'exit:ver-cobranca', tone: 'primary' },
        { ...paid, id: 'ja-paguei', label: 'Já paguei' },
        specialistsOption,
        startAgain,
      ];
    case 'sem-confirmacao':
      return [specialistsOption, { ...paid, id: 'apareceu', label: 'O valor já apareceu no banco' }, startAgain];
    default:
      return [specialistsOption, startAgain];
  }
}

function withoutPurchase({ compraAberta: _forgotten, ...journey }: Journey): Journey {
  return journey;
}
