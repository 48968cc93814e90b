/** Whether an element is typed into, and so may bring up the on-screen keyboard. */
export function isTextField(element: EventTarget | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !keyless.has(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

const keyless = new Set([
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
