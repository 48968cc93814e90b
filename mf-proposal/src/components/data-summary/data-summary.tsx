import type { DefinitionLine } from '@consorcio/shared/journey';
import { DefinitionGroup, Icon, Sheet, SheetSmall, type StepComponentProps } from '@consorcio/shared/ui';
import type { MouseEvent } from 'react';
import { RoundButton } from './edit-button.styles';

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
export default function DataSummary(part: StepComponentProps<unknown, DataSummaryProps>) {
  const { props, offered, onChoose, onSay } = part;

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

/** It shows only a pencil; the label, such as 'Alterar CPF', is its accessible name. */
function EditButton({ label, onPress }: { label: string; onPress(): void }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.focus(); // Safari does not focus a button that is pressed
    onPress();
  }

  return (
    <RoundButton type="button" aria-label={label} onClick={handleClick}>
      <Icon
        size={18}
        d="M4.5 19.5l1-4.2L16.3 4.5a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5zM14 6.8l3.2 3.2"
      />
    </RoundButton>
  );
}
