/** Whether an element accepts text, and so may open the on-screen keyboard. */
export function isTextField(element: EventTarget | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !withoutKeyboard.has(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

const withoutKeyboard = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);
