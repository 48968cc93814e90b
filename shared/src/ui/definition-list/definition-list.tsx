import type { ReactElement } from 'react';
import { type DefinitionLine, hasValue, meaningIn } from '../../journey';
import { Breakable } from '../breakable';
import { List, type ListKind, Note, Row, Term, Value } from './definition-list.styles';
import { TermHelp } from './term-help';

export interface DefinitionListProps<Line extends DefinitionLine> {
  lines: readonly Line[];
  /**
   * `facts` are short: the value is on the line of its label, or on the next one when it does not fit. `records` can be
   * long: the values have a column of their own, with room for a control after them.
   */
  kind: ListKind;
  /** Announces the meaning of a term, when the visitor asks for it. */
  onSay(text: string): void;
  /** A control at the end of a line. */
  controlOf?(line: Line): ReactElement | undefined;
}

/** Labels and values, line by line. A line without a value is left out. */
export function DefinitionList<Line extends DefinitionLine>({
  lines,
  kind,
  onSay,
  controlOf,
}: DefinitionListProps<Line>) {
  const filled = lines.filter(hasValue);
  if (filled.length === 0) return null;
  return (
    <List>
      {filled.map((line, place) => {
        const meaning = meaningIn(line.rotulo);
        return (
          <Row key={place /* two lines may have the same label */} $kind={kind}>
            <Term>{meaning ? <TermHelp term={line.rotulo} meaning={meaning} onSay={onSay} /> : line.rotulo}</Term>
            <Value translate="no" $isHighlighted={line.destaque === true}>
              <Breakable text={line.valor} />
              {controlOf?.(line)}
            </Value>
            {line.nota && <Note>{line.nota}</Note>}
          </Row>
        );
      })}
    </List>
  );
}
