import { SheetTitle } from '@consorcio/shared/ui';
import {
  type DefinitionLine,
  DefinitionList,
  type DefinitionListProps,
  isTold,
} from '../definition-list/definition-list';
import { Group, Subtitle } from './definition-group.styles';

export interface DefinitionGroupProps<Line extends DefinitionLine> extends DefinitionListProps<Line> {
  title: string;
  /** `h4` under the title of the sheet, `h3` on a sheet without one. */
  heading: 'h3' | 'h4';
}

/** Lines that belong together, under what they are about. With nothing to tell there is no heading either. */
export function DefinitionGroup<Line extends DefinitionLine>({ title, heading, ...list }: DefinitionGroupProps<Line>) {
  if (!list.lines.some(isTold)) return null;
  const Heading = heading === 'h3' ? SheetTitle : Subtitle;
  return (
    <Group>
      {title !== '' && <Heading>{title}</Heading>}
      <DefinitionList {...list} />
    </Group>
  );
}
