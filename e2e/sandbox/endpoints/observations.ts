import { batchSchema } from '@consorcio/host/observation';
import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';

export const observations = defineEndpoint({
  method: 'POST',
  path: '/observations',
  summary: 'Takes what a page tells of itself: loads of segments, failures, web vitals',
  body: batchSchema,
  bodyType: 'text/plain',
  answer: z.object({ taken: z.int() }),
  handle({ body }, { observations, clock }) {
    observations.add(body, clock.now());
    return { status: 202, json: { taken: body.records.length } };
  },
});
