import { styled } from 'styled-components';
import type { DefinitionLines } from '../../journey';
import { DefinitionGroup } from '../definition-list/definition-list';

import { Sheet, SheetTitle } from '../sheet';
import type { StepComponentProps } from '../step-component';

/** The facts of a sheet, as plain data. */
export interface FactSheetContent {
  readonly titulo: string;
  readonly grupos: readonly DefinitionLines[];
  /** A longer text below the groups. */
  readonly observacao?: string;
}

type FactSheetProps = Pick<StepComponentProps<unknown, FactSheetContent>, 'props' | 'onSay'>;

/** A sheet of figures, group by group: the details of a plan, its costs. Everything is visible; nothing has to be opened. */
export function FactSheet({ props: { titulo, grupos, observacao = '' }, onSay }: FactSheetProps) {
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
      {observacao.trim() !== '' && <SheetNote>{observacao}</SheetNote>}
    </Sheet>
  );
}

/** Keeps the line breaks of the text. */
const SheetNote = styled.p`
  padding-block-start: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
