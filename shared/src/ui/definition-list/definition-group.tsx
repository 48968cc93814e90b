import { type DefinitionLine, hasValue } from '../../journey';
import { SheetTitle } from '../sheet';
import { Group, Subtitle } from './definition-group.styles';
import { DefinitionList, type DefinitionListProps } from './definition-list';

export interface DefinitionGroupProps<Line extends DefinitionLine> extends DefinitionListProps<Line> {
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
