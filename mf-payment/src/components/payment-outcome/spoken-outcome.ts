import { spokenParts } from '@consorcio/shared/journey';
import { amountLabel } from '../../journey/payment';
import type { PaymentJourney, PaymentScene } from '../../state';

/** What became of a payment: taken, still reviewed by the bank, or registered and to be paid elsewhere. */
export type Outcome = 'aprovado' | 'em-analise' | 'registrado';

export interface PaymentOutcomeProps {
  readonly desfecho: Outcome;
  /** What the amount is: 'Valor pago'. */
  readonly rotulo: string;
  readonly valor: string;
  /** Empty when the API sent none, as `autorizacao`. */
  readonly contrato: string;
  readonly autorizacao: string;
}

/** The component of a step that says how a payment went. */
export function paymentOutcome(
  desfecho: Outcome,
  rotulo: string,
  authorisationOf: (journey: PaymentJourney) => string | number = () => '',
) {
  const props = (scene: PaymentScene): PaymentOutcomeProps => ({
    desfecho,
    rotulo,
    valor: amountLabel(scene),
    contrato: String(scene.journey.proposta?.contrato ?? ''),
    autorizacao: String(authorisationOf(scene.journey)),
  });
  return { name: 'payment-outcome', props, spoken: (scene: PaymentScene) => spokenOutcome(props(scene)) };
}

/** The outcome as it is announced: the amount, and the numbers to keep. */
export function spokenOutcome({ rotulo, valor, contrato, autorizacao }: PaymentOutcomeProps): string {
  return spokenParts([
    `${rotulo}: ${valor}`,
    contrato && `Contrato nº ${contrato}`,
    autorizacao && `Autorização nº ${autorizacao}`,
  ]);
}
