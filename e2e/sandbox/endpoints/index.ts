import type { Endpoint } from '../api/endpoint';
import { address } from './address';
import { boletoSlip } from './boleto-slip';
import { catalogue } from './catalogue';
import { categories } from './categories';
import { coupon } from './coupon';
import { docsOpenApi } from './docs-openapi';
import { docsPage } from './docs-page';
import { health } from './health';
import { images } from './images';
import { lead } from './lead';
import { observations } from './observations';
import { paymentBoleto } from './payment-boleto';
import { paymentCard } from './payment-card';
import { paymentPix } from './payment-pix';
import { pixImage } from './pix-image';
import { planDetails } from './plan-details';
import { planSelection } from './plan-selection';
import { proposal } from './proposal';
import { armFault } from './sandbox-faults-arm';
import { clearFaults } from './sandbox-faults-clear';
import { readFaults } from './sandbox-faults-read';
import { readLedger } from './sandbox-ledger-read';
import { reset } from './sandbox-ledger-reset';
import { observationsPage } from './sandbox-observations-page';
import { readObservations } from './sandbox-observations-read';
import { injectText } from './sandbox-texts';
import { wordCheck } from './word-check';

/** Every endpoint, in the order the documents list them. A new one is a new file and a line here. */
export const endpoints: readonly Endpoint[] = [
  health,
  lead,
  wordCheck,
  categories,
  catalogue,
  planDetails,
  planSelection,
  address,
  coupon,
  proposal,
  paymentPix,
  paymentBoleto,
  paymentCard,
  pixImage,
  boletoSlip,
  images,
  observations,
  readLedger,
  reset,
  armFault,
  readFaults,
  clearFaults,
  injectText,
  readObservations,
  observationsPage,
  docsPage,
  docsOpenApi,
];
