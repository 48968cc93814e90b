import { moment, note } from '../journal';
import { callerInSegment } from './calls';

/** What a dialog of the browser answers when the visitor closes it. */
const answers = { alert: undefined, confirm: false, prompt: null };

/** Dialogs of the browser stop the page. A part may print after a press, because the visitor asked for it. */
export function watchDialogs(): void {
  for (const [name, answer] of Object.entries(answers)) {
    const open = (text: unknown = ''): unknown => {
      note('dialog', `${name}(${JSON.stringify(text)})`, callerInSegment(open));
      return answer;
    };
    Reflect.set(window, name, open);
  }
  const print = () => {
    if (moment() !== 'pressed') note('dialog', 'print()', callerInSegment(print));
    window.dispatchEvent(new Event('afterprint'));
  };
  window.print = print;
}
