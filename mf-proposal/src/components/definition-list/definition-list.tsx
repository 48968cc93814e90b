import type { ReactNode } from 'react';
import { List, type ListKind, Row, Term, Value } from './definition-list.styles';

export interface DefinitionLine {
  readonly rotulo: string;
  readonly valor: string;
  /** The one figure that is looked for first. */
  readonly destaque?: boolean;
}

export interface DefinitionListProps<Line extends DefinitionLine> {
  lines: readonly Line[];
  /**
   * `facts` are short: the value ends the line of its label, or takes the next one when it does not fit. `records` are as
   * long as people write them: values in one column of their own, with room for a control after them.
   */
  kind: ListKind;
  /** A control at the end of a line. */
  controlOf?(line: Line): ReactNode;
}

/** What is known, line by line. A line without a value says nothing and is left out. */
export function DefinitionList<Line extends DefinitionLine>({ lines, kind, controlOf }: DefinitionListProps<Line>) {
  const told = lines.filter(isTold);
  if (told.length === 0) return null;
  return (
    <List>
      {told.map((line, place) => (
        <Row key={place /* two lines may have the same label */} $kind={kind}>
          <Term>{line.rotulo}</Term>
          <Value $stands={line.destaque === true}>
            {line.valor}
            {controlOf?.(line)}
          </Value>
        </Row>
      ))}
    </List>
  );
}

export function isTold({ valor }: DefinitionLine): boolean {
  return valor.trim() !== '';
}
