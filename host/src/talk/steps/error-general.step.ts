import type { ErrorCode, Failure } from '@consorcio/shared/errors';
import {
  defineStep,
  endOption,
  type StepOption,
  specialistsOption,
  type Trouble,
  tryAgainOption,
} from '@consorcio/shared/flow';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const noAnswer = 'A confirmação não chegou até aqui. Não sei se o seu último envio foi concluído.';
const failedAnswer = 'O sistema deu erro antes de confirmar. Não sei se o seu último envio foi concluído.';
const unconfirmed = 'Algo deu errado antes da confirmação. Não sei se o seu último envio foi concluído.';
const uncertainties: Partial<Record<ErrorCode, string>> = {
  'network.lost': noAnswer,
  'network.timeout': noAnswer,
  'http.failed': failedAnswer,
  'contract.mismatch': failedAnswer,
};

/** Failures that may be over at the next attempt. A refusal of what was sent, or a bug, would only happen again. */
const passingCodes: ReadonlySet<ErrorCode> = new Set([
  'network.offline',
  'network.lost',
  'network.timeout',
  'http.failed',
  'contract.mismatch',
]);
/** Refusals of this moment: too slow, too early, too many requests. */
const passingStatuses: ReadonlySet<number | undefined> = new Set([408, 425, 429]);

/**
 * Explains a failure. An unknown outcome is reported as unknown, with its known cause, where it matters to the visitor: what
 * the simulation creates does them no harm. Trying again restarts the simulation, but not after it: a broken connection does
 * not cost the visitor a chosen plan, and a creation is sent again with the same key. After the second failure in a row the
 * conversation may end here, and a refusal offers the specialists first. SPEC section 8.
 */
export const errorGeneral = defineStep({
  name: 'error-general',
  leadsTo: ['health-check', 'back-to-trouble', 'end'],
  opens: ['specialists'],
  text: ({ trouble }) => {
    if (!trouble?.uncertain || isBeforeSale(trouble)) return apology;
    return [uncertainties[trouble.failure.code] ?? unconfirmed, apology];
  },
  options: ({ trouble }) => {
    const isWorthGoingBack = trouble && !isBeforeSale(trouble) && isPassing(trouble.failure);
    const to = isWorthGoingBack ? 'back-to-trouble' : 'health-check';
    const again = { ...tryAgainOption, to } as const satisfies StepOption;
    if (!trouble || (trouble.times ?? 1) < 2) return [again, specialistsOption];
    return isPassing(trouble.failure)
      ? [again, specialistsOption, endOption]
      : [specialistsOption, { ...again, tone: 'secondary' }, endOption];
  },
  example: { right: ['tentar-novamente', 'encerrar'], isTrouble: true },
});

function isPassing({ code, status }: Failure): boolean {
  return passingCodes.has(code) || passingStatuses.has(status);
}

function isBeforeSale({ place }: Trouble): boolean {
  return place.segment === 'host' || place.segment === 'simulation';
}
