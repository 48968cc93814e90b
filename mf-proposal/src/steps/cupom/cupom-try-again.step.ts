import { specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../../state';
import { withoutCouponOption } from './coupon';

/** Offers another coupon, the same one again if it could not be checked, or none. */
export const cupomTryAgain = defineStep({
  name: 'cupom-try-again',
  leadsTo: ['cupom-input', 'cupom-validar', 'proposal-wait'],
  opens: ['specialists'],
  text: 'Como você quer seguir?',
  options: ({ journey }) => [
    ...(journey.cupomErros
      ? []
      : [{ id: 'conferir-de-novo', label: 'Conferir de novo', to: 'cupom-validar', tone: 'primary' } as const]),
    {
      id: 'outro-cupom',
      label: 'Tentar outro cupom',
      to: 'cupom-input',
      tone: journey.cupomErros ? 'primary' : 'secondary',
    },
    { ...withoutCouponOption, tone: 'secondary' },
    specialistsOption,
  ],
  example: { right: ['sem-cupom', 'outro-cupom', 'conferir-de-novo'] },
});
