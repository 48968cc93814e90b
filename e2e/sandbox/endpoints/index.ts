import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint, pageReply } from '../api/endpoint';
import { openApiOf } from '../api/open-api';
import { HttpError } from '../api/outgoing';
import { faultKinds, faultSchema, faultsPageSchema } from '../state/faults';
import * as control from './control';
import * as observed from './observations';
import { contractDocument, images, textOf } from './pages';
import * as payments from './payments';
import * as plans from './plans';
import { address, lead, wordsCheck } from './visitor';

const health = defineEndpoint('GET /hc', {
  summary: 'Says that the API is up',
  answer: z.object({ status: z.string() }),
  handle: () => ({ json: { status: 'ok' } }),
});

const docsPage = defineEndpoint('GET /docs', {
  summary: 'This API as a page for people',
  handle: () => pageReply(textOf('documents/api.html')),
});

const docsOpenApi = defineEndpoint('GET /docs/openapi.json', {
  summary: 'This API as an OpenAPI 3.1 document',
  answer: z.record(z.string(), z.unknown()),
  handle: () => ({ json: openApiOf(endpoints) }),
});

const postFault = defineEndpoint('POST /sandbox/faults', {
  summary: 'Arms a fault on an endpoint',
  description: `A request hits the first armed fault that matches it and has \`times\` left. \`path\` is an address (\`/imagens/carro.svg\`) or the path of an
endpoint (\`/imagens/:arquivo\`). \`ms\` delays any kind.

| kind | what the caller receives |
|---|---|
${Object.entries(faultKinds)
  .map(([kind, received]) => `| \`${kind}\` | ${received} |`)
  .join('\n')}`,
  body: faultSchema,
  answer: faultsPageSchema,
  handle({ body }, { faults }) {
    if (!endpoints.some(({ method, path }) => method === body.method && matches(path, body.path)))
      throw new HttpError(400, [`field path: there is no ${body.method} ${body.path}`]);
    faults.arm(body);
    return { status: 201, json: faults.page() };
  },
});

/** The path may be an address, or the path of the endpoint with its `:names`. */
function matches(pattern: string, path: string): boolean {
  const actual = path.split('/');
  const parts = pattern.split('/');
  return parts.length === actual.length && parts.every((part, index) => part.startsWith(':') || part === actual[index]);
}

/** Every endpoint, in the order of the documents. */
export const endpoints: readonly Endpoint[] = [
  ...[health, lead, wordsCheck, plans.categories, plans.catalogue, plans.detailsOfPlan, plans.planSelection, address],
  ...[plans.coupon, payments.proposal, payments.paymentPix, payments.paymentBoleto, payments.paymentCard],
  ...[payments.pixImage, payments.boletoSlip, contractDocument, images],
  ...[observed.receiveObservations, observed.receivePolicyReports, docsPage, docsOpenApi],
  ...[control.readLedger, control.reset, postFault, control.readFaults, control.clearFaults, control.injectText],
  ...[control.chooseDialect, control.chooseKeys],
  ...[observed.readObservations, observed.readBuilds, observed.observationsPage, observed.readPolicyReports],
];
