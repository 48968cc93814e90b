import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { faultSchema, faultsPageSchema } from '../state/faults';

export const armFault = defineEndpoint({
  method: 'POST',
  path: '/sandbox/faults',
  summary: 'Arms a fault on an endpoint',
  body: faultSchema,
  answer: faultsPageSchema,
  handle({ body }, { faults, self }) {
    if (!self.serves(body.method, body.path))
      throw new HttpError(400, [`field path: there is no ${body.method} ${body.path}`]);
    faults.arm(body);
    return { status: 201, json: faults.page() };
  },
});
