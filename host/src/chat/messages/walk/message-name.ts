import { speakable } from '../../speech/speakable';

let described = 0;

/** Gives a focused message its name: who said what, when. The component of a message, such as a summary, describes it. */
export function nameMessage(row: HTMLElement): void {
  const time = row.querySelector('time');
  const bubble = time?.parentElement;
  if (!time || !bubble) return;
  const said = bubble === row ? '' : speakable(textOf(bubble));
  const at = `às ${time.textContent}`;
  row.setAttribute('aria-label', said === '' ? at : `${said}${/[.!?…:;]$/.test(said) ? '' : ','} ${at}`);
  const part = [...row.children].find((child) => child !== bubble && child.childElementCount > 0);
  if (!part) return;
  if (part.id === '') {
    described += 1;
    part.id = `message-part-${described}`;
  }
  row.setAttribute('aria-describedby', part.id);
}

/** Without the focus a screen reader reads the content itself: a name would be read in addition to it. */
export function unnameMessage(row: HTMLElement): void {
  row.removeAttribute('aria-label');
  row.removeAttribute('aria-describedby');
}

/** Without the time, which is said at the end, and without an open tooltip. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('time, [role=tooltip]')) return '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (node.matches('li')) return `${inner}; `;
  return node.matches('ul, br') ? ` ${inner}` : inner;
}
