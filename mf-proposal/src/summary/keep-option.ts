import type { Journey } from '@consorcio/shared/entities';
import type { AnswerOption } from '@consorcio/shared/flow';
import { corrected } from '../journey/correction';
import { presentValue } from './corrections';

/** While a number is mended, the way back to the one that is there, written out so that it can be compared. */
export function keepOption<Target extends string>(
  journey: Journey,
  correction: 'cpf-cnpj' | 'telefone',
  label: string,
  to: Target,
): readonly AnswerOption<Target>[] {
  if (journey.correcao !== correction) return [];
  return [
    {
      id: 'manter',
      label,
      detail: presentValue(correction, journey),
      to,
      tone: 'secondary',
      record: corrected,
      facts: () => [],
    },
  ];
}
