import { defineStep } from '@consorcio/shared/flow';
import { checkHealth } from '../health';

/** Silent: a healthy API opens the simulation. SPEC section 4, Start. */
export const healthCheck = defineStep({
  name: 'health-check',
  leadsTo: ['exit:simular', 'error-general'],
  fetch: {
    input: () => undefined,
    run: ({ http, signal }) => checkHealth(http, signal),
    settle: (journey) => journey,
  },
  next: () => 'exit:simular',
});
