import { defineStep, specialistsOption } from '@consorcio/shared/flow';
import { afterTerms } from '../coupon/coupon-journey';
import { acceptTerms } from '../journey/proposal-request';
import { correctionOption, corrections, correctionTargets, nameOf } from '../summary/corrections';

/** The visitor signs: confirms, reads the plan's fine print, mends something, or talks to a person. */
export const proposalTerms = defineStep({
  name: 'proposal-terms',
  leadsTo: [
    'proposal-wait',
    'cupom-initial-message',
    'cupom-initial-url',
    'proposal-detalhes',
    'proposal-alterar',
    ...correctionTargets,
  ],
  opens: ['specialists'],
  text: 'Ao confirmar, você aceita os termos do contrato e eu envio a sua proposta.',
  options: (scene) => [
    { id: 'confirmar', label: 'Confirmar', to: afterTerms(scene), tone: 'primary', record: acceptTerms },
    { id: 'detalhes', label: 'Ver detalhes do plano', to: 'proposal-detalhes', tone: 'secondary' },
    { id: 'alterar', label: 'Alterar dados', to: 'proposal-alterar', tone: 'secondary' },
    specialistsOption,
    ...corrections.map((correction) => ({
      ...correctionOption(correction),
      label: `Alterar ${nameOf(correction, scene.journey)}`,
      part: 'data-summary',
    })),
  ],
});
