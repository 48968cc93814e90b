import type { MessageGroup } from './message-groups';

/**
 * Tells assistive technology the position of each row among all messages, because it cannot count those that are not rendered. The
 * attributes are written here: as props, the total would render every row again at each new message.
 */
export function numberRows(groups: readonly MessageGroup[]): void {
  const total = groups.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const { rows, size } of groups) {
    for (const [index, row] of (rows ?? []).entries()) {
      write(row, 'aria-posinset', before + index + 1);
      write(row, 'aria-setsize', total);
    }
    before += size;
  }
}

function write(row: Element, name: string, value: number): void {
  if (row.getAttribute(name) !== String(value)) row.setAttribute(name, String(value));
}
