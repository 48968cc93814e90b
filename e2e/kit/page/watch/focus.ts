import { moment, note } from '../journal';
import { watchCalls } from './calls';

/** The focus belongs to the host. A part may drop it, and after a press move it between its own elements. */
export function watchFocus(): void {
  for (const owner of [HTMLElement.prototype, SVGElement.prototype])
    watchCalls(owner, ['focus', 'blur'], (name) => ({ self, by }) => {
      if (!by || !(self instanceof Element)) return;
      if (isInPart(self) && (name === 'blur' || moment() === 'pressed')) return;
      note('focus', name === 'focus' ? `moves the focus to ${named(self)}` : `takes the focus from ${named(self)}`, by);
    });
}

/** Notes an element of a part that has the focus although nothing was pressed: React gave it, for `autoFocus`. */
export function noteFocusInPart(): void {
  const { activeElement } = document;
  if (activeElement && isInPart(activeElement)) note('focus', `has the focus at ${named(activeElement)}`);
}

/** Whether an element is inside a part. The frame of the part belongs to the host. */
function isInPart(element: Element): boolean {
  return element.parentElement?.closest('[data-part]') != null;
}

function named(element: Element): string {
  return `<${element.localName}>`;
}
