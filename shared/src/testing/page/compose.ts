import { fireEvent } from '@testing-library/react';

/** How keyboards that compose write one text: compositions, and the texts of each in their order. The last one is committed. */
export const composings: readonly [string, (text: string) => readonly (readonly string[])[]][] = [
  ['as a whole', (text) => [[text]]],
  ['letter by letter', (text) => [...text].map((letter) => [letter])],
  ['in a composition that grows', (text) => [[...text].map((_, at) => text.slice(0, at + 1))]],
  ['as a suggestion that replaces what was composed', (text) => [[text.slice(0, 2), text]]],
];

/** Composes at the caret, with the events and selections of Chromium. Fails when the page writes into an open composition. */
export function compose(field: HTMLInputElement, texts: readonly string[]): void {
  const { selectionStart, selectionEnd } = field;
  const start = selectionStart ?? 0;
  let end = selectionEnd ?? start;
  fireEvent.compositionStart(field);
  for (const text of [...texts, ...texts.slice(-1)]) {
    const input = { inputType: 'insertCompositionText', data: text, isComposing: true, bubbles: true };
    field.setSelectionRange(start, end); // each text replaces the one before it
    fireEvent(field, new InputEvent('beforeinput', input));
    field.setRangeText(text, start, end, 'end');
    end = start + text.length;
    const { value } = field;
    fireEvent(field, new InputEvent('input', input));
    expect(field).toHaveValue(value);
  }
  fireEvent.compositionEnd(field);
}
