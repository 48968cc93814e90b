import { task } from './turns';
import { controlsIn, fillControls } from './visible-state';

/** More controls are of the same kind as the first ones: a row of choices, a calendar. */
const MOST = 12;

/** Fills in every field and presses every button in a part, as a visitor would. Links are left out: they lead away. */
export async function pressAll(root: Element): Promise<void> {
  fillControls(controlsIn(root));
  await task();
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button, [role="radio"], [role="button"]')];
  for (const button of buttons.slice(0, MOST)) {
    if (!button.isConnected || button.matches(':disabled')) continue;
    const pointer = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    button.dispatchEvent(new PointerEvent('pointerdown', pointer));
    button.dispatchEvent(new PointerEvent('pointerup', pointer));
    button.click();
  }
  await task();
}
