import type { Endpoint } from '../api/endpoint';
import { address } from './address';
import { catalogue } from './catalogue';
import { categories } from './categories';
import { coupon } from './coupon';
import { contractDocument } from './documents';
import { images } from './images';
import { lead } from './lead';
import { observationsPage, readBuilds, readObservations, receiveObservations } from './observations';
import { boletoSlip, paymentBoleto } from './payment-boleto';
import { paymentCard } from './payment-card';
import { paymentPix, pixImage } from './payment-pix';
import { detailsOfPlan, planSelection } from './plans';
import { readPolicyReports, receivePolicyReports } from './policy-reports';
import { proposal } from './proposal';
import { clearFaults, injectText, postFault, readFaults } from './sandbox-faults';
import { chooseDialect, chooseKeys, readLedger, reset } from './sandbox-state';
import { docsOpenApi, docsPage, health } from './service';
import { wordsCheck } from './word-check';

const all = () => endpoints;

/** Every endpoint, in the order of the documents. */
export const endpoints: readonly Endpoint[] = [
  ...[health, lead, wordsCheck, categories, catalogue, detailsOfPlan, planSelection, address, coupon, proposal],
  ...[paymentPix, paymentBoleto, paymentCard, pixImage, boletoSlip, contractDocument, images],
  ...[receiveObservations, receivePolicyReports, docsPage(all), docsOpenApi(all)],
  ...[readLedger, reset, postFault(all), readFaults, clearFaults, injectText, chooseDialect, chooseKeys],
  ...[readObservations, readBuilds, observationsPage, readPolicyReports],
];
