import type { MessageGroup } from './message-groups';

/** Heights of the view from it within which a group is rendered, and beyond which it is removed. */
const NEAR = 2;
const FAR = 3;

/** The numbers of the groups that should not be rendered now. `heightOf` is the height of one that is not rendered. */
export function farGroupsIn(
  groups: readonly MessageGroup[],
  view: DOMRect,
  heightOf: (group: MessageGroup) => number,
): ReadonlySet<number> {
  const isBeyond = (screens: number, top: number, bottom: number) =>
    Math.max(view.top - bottom, top - view.bottom) > screens * view.height;
  const far = new Set<number>();
  let end = 0; // of the previous group in the same gap
  let lastGap: Element | undefined;
  for (const group of groups) {
    const { number, rows, gapRow } = group;
    if (rows) {
      const bottom = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
      if (isBeyond(FAR, topOf(rows[0]), bottom) && !group.isRecent && !isInUse(rows)) far.add(number);
    } else {
      const top = gapRow === lastGap ? end : topOf(gapRow);
      end = top + heightOf(group);
      if (isBeyond(NEAR, top, end)) far.add(number);
    }
    lastGap = gapRow;
  }
  return far;
}

function topOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}

/** Whether the focus or selected text is in them: removing them would lose it. */
function isInUse(rows: readonly Element[]): boolean {
  const selection = document.getSelection();
  const selected = selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined;
  return rows.some((row) => row.contains(document.activeElement) || selected?.intersectsNode(row));
}
