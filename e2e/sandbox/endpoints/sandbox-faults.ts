import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { faultSchema, faultsPageSchema } from '../state/faults';

const path = '/sandbox/faults';
const answer = faultsPageSchema;

export const postFault = (endpoints: () => readonly Endpoint[]) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary: 'Arms a fault on an endpoint',
    body: faultSchema,
    answer,
    handle({ body }, { faults }) {
      if (!isServed(endpoints(), body.method, body.path))
        throw new HttpError(400, [`field path: there is no ${body.method} ${body.path}`]);
      faults.arm(body);
      return { status: 201, json: faults.page() };
    },
  });

export const readFaults = defineEndpoint({
  method: 'GET',
  path,
  summary: 'The armed faults and the number of hits of each',
  answer,
  handle: (_, { faults }) => ({ json: faults.page() }),
});

export const clearFaults = defineEndpoint({
  method: 'DELETE',
  path,
  summary: 'Removes the faults and the injected text; hanging requests lose their connection',
  answer,
  handle(_, { faults, clearFaults }) {
    clearFaults();
    return { json: faults.page() };
  },
});

const textSchema = z.strictObject({ text: z.string() });

export const injectText = defineEndpoint({
  method: 'POST',
  path: '/sandbox/texts',
  summary: 'Puts one text into every field of the answers that a visitor reads, until the faults are cleared',
  body: textSchema,
  answer: textSchema,
  handle({ body }, { texts }) {
    texts.set(body.text);
    return { status: 201, json: body };
  },
});

/** The path may be an address, or the path of the endpoint with its `:names`. */
function isServed(endpoints: readonly Endpoint[], method: string, path: string): boolean {
  return endpoints.some((endpoint) => endpoint.method === method && matches(endpoint.path, path));
}

function matches(pattern: string, path: string): boolean {
  const actual = path.split('/');
  const parts = pattern.split('/');
  return parts.length === actual.length && parts.every((part, index) => part.startsWith(':') || part === actual[index]);
}
