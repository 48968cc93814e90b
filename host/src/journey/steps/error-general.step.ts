import type { ErrorCode } from '@consorcio/shared/errors';
import { defineStep, specialistsOption, type Trouble } from '@consorcio/shared/flow';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const uncertainty = 'A conexão caiu antes da confirmação, então não sei dizer se o último envio chegou até nós.';

/** What may be over when it is tried again. A refusal or a bug would only come back. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'network.offline',
  'network.lost',
  'network.timeout',
  'http.failed',
  'contract.mismatch',
]);

/**
 * The host's apology. An outcome nobody knows is said to be unknown, never guessed. Trying again restarts the simulation,
 * except after it: nobody loses a chosen plan to a broken connection, and what was to be created goes out again as the
 * same wish. SPEC section 8.
 */
export const errorGeneral = defineStep({
  name: 'error-general',
  leadsTo: ['health-check', 'back-to-trouble'],
  opens: ['specialists'],
  text: ({ trouble }) => (trouble?.uncertain ? [uncertainty, apology] : apology),
  options: ({ trouble }) => [
    {
      id: 'tentar-novamente',
      label: 'Tentar novamente',
      to: trouble && isWorthGoingBack(trouble) ? 'back-to-trouble' : 'health-check',
      tone: 'primary',
    },
    specialistsOption,
  ],
});

function isWorthGoingBack({ place, failure }: Trouble): boolean {
  return place.segment !== 'host' && place.segment !== 'simulation' && passing.has(failure.code);
}
