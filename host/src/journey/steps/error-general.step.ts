import type { ErrorCode } from '@consorcio/shared/errors';
import { defineStep, specialistsOption, type Trouble } from '@consorcio/shared/flow';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const uncertainty = 'A conexão caiu antes da confirmação, então não sei dizer se o último envio chegou até nós.';

/** Failures that may be over at the next attempt. A refusal or a bug would only happen again. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'network.offline',
  'network.lost',
  'network.timeout',
  'http.failed',
  'contract.mismatch',
]);

/**
 * Explains a failure. An unknown outcome is reported as unknown, never guessed. Trying again restarts the simulation, but not
 * after it: a broken connection does not cost the visitor a chosen plan, and a creation is sent again with the same key.
 * SPEC section 8.
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
