/** The product focuses its field or its form when it is loaded, which an inert frame does not prevent: the focus goes back to where it was. */
export function keepFocus(): void {
  let focused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLIFrameElement)) focused = target;
  });
  window.addEventListener('blur', () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLIFrameElement)) return;
    activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

/**
 * Shows the product in the phone of a panel. The frame is a picture that lives: it takes no focus and no press, because the step is
 * played in a tab of its own. It is a new element each time, so that it leaves no entry in the history.
 */
export function showScreen(panel: HTMLElement): void {
  for (const frame of document.querySelectorAll('.phone iframe')) frame.remove();
  const phone = panel.querySelector<HTMLElement>('.phone');
  if (!phone) return;
  const button = phone.querySelector('button');
  if (!button) return play(phone);
  button.hidden = false;
  button.onclick = () => {
    button.hidden = true;
    play(phone);
  };
}

function play(phone: HTMLElement): void {
  const { frame = '', name = '' } = phone.dataset;
  const screen = document.createElement('iframe');
  screen.title = `The product at ${name}`;
  screen.inert = true;
  screen.src = frame;
  phone.append(screen);
}
