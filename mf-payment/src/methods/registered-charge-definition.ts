import type { OpenCharge } from '@consorcio/shared/entities';
import type { Loader } from '@consorcio/shared/flow';
import type * as z from 'zod/mini';
import type { ChargeTerms } from '../components/charge-sheet/spoken-charge';
import type { ReceiptCode } from '../receipt/receipt';
import type { PaymentScene } from '../state';
import type { PaymentMethod } from './define-method';

/**
 * What differs between the methods that register a charge. The request goes to `/api/pagamento/<id>`, and three steps are named after the
 * method: `payment-<id>-options`, `cobranca-<id>` and `pagamento-<id>-tentar-novamente`.
 */
export interface RegisteredCharge<
  Id extends string,
  Name extends string,
  Charge extends { readonly dataVencimento: string },
  Props,
> extends Pick<PaymentMethod, 'code' | 'label' | 'detail'> {
  readonly id: Id;
  /** What the charge is called in a sentence: 'o Pix'. */
  readonly chargeName: string;
  /** The charge as the API answers it, and as it is stored under the id of the method. */
  readonly charge: z.ZodMiniType<Charge>;
  /** The words above the charge, now and in a later visit. */
  readonly text: readonly string[];
  readonly component: {
    readonly name: string;
    load: Loader;
    props(charge: Charge, terms: ChargeTerms): Props;
    spoken(props: NoInfer<Props>): string;
  };
  /** The visitor goes on; `isPaid` if they say by it that they have paid. */
  readonly goOn: { readonly id: string; readonly label: string; readonly isPaid: boolean };
  /** What is remembered of the charge for a later visit. */
  payWith(charge: Charge): Pick<OpenCharge, 'codigo' | 'url'>;
  /** The charge again, from what was remembered of it. */
  fromMemory(code: Pick<OpenCharge, 'codigo' | 'url'>, dataVencimento: string): Charge;
  /** Says that the charge could not be registered. */
  readonly trouble: string;
  /** The step after the charge. The visitor still has to pay the charge, so its text must not say that it is paid. */
  readonly congratulations: {
    readonly step: Name;
    /** What its amount is called there. */
    readonly amount: string;
    text(charge: Charge, scene: PaymentScene): readonly string[];
  };
  /** The receipt. The product does not learn whether the charge is paid, so it shows how to pay it. */
  readonly receipt: {
    readonly situacao: string;
    codigo(charge: Charge): ReceiptCode;
    /** What happens next. `vencimento` is formatted, and empty if it is not known. */
    passos(vencimento: string): readonly string[];
  };
}
