import type { PlanType } from '@consorcio/shared/entities';
import { feeLabel, moneyLabel } from '@consorcio/shared/journey';
import { Chip } from '@consorcio/shared/ui';
import { useId } from 'react';
import { planName } from '../../plans/plan-answer';
import { Fee, Meaning, Option, OptionDot, OptionInstalment, PerMonth, Radio, Top } from './plan-option.styles';
import { planTypeDescriptions } from './plan-words';

export interface PlanOptionProps {
  plan: PlanType;
  /** Groups the options of one card. */
  group: string;
  selected: boolean;
  onSelect(): void;
}

/** A plan of a credit: a radio labelled by its plan type and its instalment. */
export function PlanOption({ plan, group, selected, onSelect }: PlanOptionProps) {
  const id = useId();
  return (
    <Option>
      <Radio
        type="radio"
        name={group}
        checked={selected}
        onChange={onSelect}
        aria-labelledby={`${id}chip ${id}instalment`}
        aria-describedby={`${id}fee ${id}meaning`}
      />
      <OptionDot />
      <Top>
        <Chip id={`${id}chip`}>{planName(plan)}</Chip>
        {plan.planoTaxaAdmMensal !== undefined && (
          <Fee id={`${id}fee`}>{`Taxa de ${feeLabel(plan.planoTaxaAdmMensal)}`}</Fee>
        )}
      </Top>
      <OptionInstalment id={`${id}instalment`}>
        <span translate="no">{moneyLabel(plan.valorParcela)}</span> <PerMonth>por mês</PerMonth>
      </OptionInstalment>
      <Meaning id={`${id}meaning`}>{planTypeDescriptions[plan.tipoPlanoID]}</Meaning>
    </Option>
  );
}
