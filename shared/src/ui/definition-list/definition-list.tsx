import type { ReactElement } from 'react';
import { type DefinitionLine, hasValue, meaningIn } from '../../journey';
import { Breakable } from '../breakable';
import { SheetTitle } from '../sheet';
import { useTip } from '../tip';
import { Explained, Group, List, type ListKind, Note, Row, Subtitle, Term, Value } from './definition-list.styles';

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
export function DefinitionList<Line extends DefinitionLine>(props: DefinitionListProps<Line>) {
  const { lines, kind, onSay, controlOf } = props;
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

/** A term whose meaning a press shows for 3 s. */
function TermHelp({ term, meaning, onSay }: { term: string; meaning: string; onSay(text: string): void }) {
  const { tip, control } = useTip(meaning, onSay);
  return (
    <Explained role="button" tabIndex={0} {...control}>
      <span>{term}</span>
      {tip}
    </Explained>
  );
}

interface DefinitionGroupProps<Line extends DefinitionLine> extends DefinitionListProps<Line> {
  title: string;
  /** `h3` on a sheet that has a title, `h2` on a sheet that has none. */
  heading: 'h2' | 'h3';
}

/** Lines that belong together, under a title. Without a value the title is not shown either. */
export function DefinitionGroup<Line extends DefinitionLine>({ title, heading, ...list }: DefinitionGroupProps<Line>) {
  if (!list.lines.some(hasValue)) return null;
  const Heading = heading === 'h2' ? SheetTitle : Subtitle;
  return (
    <Group>
      {title !== '' && <Heading>{title}</Heading>}
      <DefinitionList {...list} />
    </Group>
  );
}
