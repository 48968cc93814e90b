import type { DefinitionLine } from '@consorcio/shared/journey';
import { DefinitionGroup, Sheet, SheetSmall, type StepComponentProps } from '@consorcio/shared/ui';
import { EditButton } from './edit-button';

export interface DataSummaryProps {
  readonly grupos: readonly {
    readonly titulo: string;
    readonly linhas: readonly DataLine[];
  }[];
  /** A note below the costs. */
  readonly observacao?: string;
}

export interface DataLine extends DefinitionLine {
  /** The id of the option that corrects the value. */
  readonly opcao?: string;
}

/** Everything the visitor is about to sign. While the step waits, each answer has a button that corrects it. */
export default function DataSummary({
  props,
  offered,
  onChoose,
  onSay,
}: StepComponentProps<unknown, DataSummaryProps>) {
  function editControl({ opcao }: DataLine) {
    const option = offered.find(({ id }) => id === opcao);
    return option && <EditButton label={option.label} onPress={() => onChoose(option.id)} />;
  }

  return (
    <Sheet>
      {props.grupos.map(({ titulo, linhas }, index) => (
        <DefinitionGroup
          key={index}
          heading="h2"
          title={titulo}
          kind={linhas.some(({ opcao }) => opcao) ? 'records' : 'facts'}
          lines={linhas}
          onSay={onSay}
          controlOf={editControl}
        />
      ))}
      {props.observacao && <SheetSmall>{props.observacao}</SheetSmall>}
    </Sheet>
  );
}
