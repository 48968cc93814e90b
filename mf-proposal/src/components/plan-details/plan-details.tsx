import { Sheet, SheetTitle, type StepComponentProps } from '@consorcio/shared/ui';
import { DefinitionGroup } from '../definition-group/definition-group';
import type { DefinitionLine } from '../definition-list/definition-list';
import { Note } from './plan-details.styles';

export interface PlanDetailsProps {
  readonly titulo: string;
  readonly grupos: readonly {
    readonly titulo: string;
    readonly linhas: readonly DefinitionLine[];
  }[];
  /** A longer text of the administrator, as the API sent it. */
  readonly observacao?: string;
}

/** The details of a plan: fees, group, bids. Everything is visible; nothing has to be opened. */
export default function PlanDetails({ props, onSay }: StepComponentProps<unknown, PlanDetailsProps>) {
  const { titulo, grupos, observacao = '' } = props;
  return (
    <Sheet>
      {titulo !== '' && <SheetTitle>{titulo}</SheetTitle>}
      {grupos.map((grupo, place) => (
        <DefinitionGroup
          key={place}
          heading="h3"
          title={grupo.titulo}
          kind="facts"
          lines={grupo.linhas}
          onSay={onSay}
        />
      ))}
      {observacao.trim() !== '' && <Note>{observacao}</Note>}
    </Sheet>
  );
}
