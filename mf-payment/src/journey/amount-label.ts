import { amountWords } from '@consorcio/shared/journey';
import type { PaymentScene } from '../state';
import { amountInCents } from './payment';

/** The first instalment as people read it. */
export function amountLabel(scene: PaymentScene): string {
  return amountWords(scene, amountInCents(scene.journey));
}
