import type { PaymentMethodCode } from '@consorcio/shared/entities';
import type { Loader, Step } from '@consorcio/shared/flow';
import type { MethodReceipt } from '../receipt/receipt';
import type { PaymentJourney, PaymentScene } from '../state';

/** One way to pay: everything the segment knows about it. Each is the one public object of its folder. */
export interface PaymentMethod<Name extends string = string, Steps extends readonly Step[] = readonly Step[]> {
  /** The code of the API, in proposals and coupons: one of `paymentMethods`. SPEC section 9. */
  readonly code: PaymentMethodCode;
  /** The option that chooses it, and the name of the method in facts. */
  readonly id: string;
  /** The name of its button, with a second line. */
  readonly label: string;
  readonly detail: string;
  /** The step that the option leads to. */
  readonly entry: Name;
  readonly steps: Steps;
  readonly components?: Readonly<Record<string, Loader>>;
  readonly overlays?: Readonly<Record<string, Loader>>;
  /** What can still be paid outside the conversation, as a sentence names it ('o Pix'); absent when there is none. */
  openCharge?(journey: PaymentJourney): string | undefined;
  /** What the receipt of a sale that it closed says about the payment. */
  receipt(scene: PaymentScene): MethodReceipt;
  /** The step that shows a charge of an earlier visit; absent for a method that leaves nothing to pay. */
  readonly open?: Name;
  /**
   * For a method whose payments may have an unknown outcome. While one is open, another method is offered only after the
   * visitor has accepted the warning about a second charge (ADR 0010).
   */
  readonly unresolved?: {
    isOpen(journey: PaymentJourney): boolean;
    /** The step that explains it and offers to send the same payment again. */
    readonly step: Name;
    /** Where its button leads while a payment is open, and the second line of the button. */
    again(scene: PaymentScene): { readonly to: Name; readonly detail: string };
    /** Every step that `again` may lead to. */
    readonly leadsTo: readonly Name[];
    /** Says at the choice of another method that the open payment may still be charged. */
    readonly reminder: string;
  };
}

/** Declares a payment method. A target that is not one of its own steps does not compile. */
export function defineMethod<const Steps extends readonly Step[]>(method: PaymentMethod<Steps[number]['name'], Steps>) {
  return method;
}
