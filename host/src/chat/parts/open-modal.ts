/** Shows a dialog over the page. It gets the focus itself: its first field would open the keyboard. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true; // iOS before 15.4
  dialog.focus({ preventScroll: true });
}
