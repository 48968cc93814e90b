import { type Evaluator, untilPage } from '../pages/until-page';
import { checkTap, type Point, pointAround, watchTap } from '../pages/watch-tap';
import type { EnginePage } from './engine-page';

/** A control, as a person finds it. */
export interface Control {
  readonly role: keyof typeof elements;
  /** The whole name, or a pattern of it. */
  readonly name: string | RegExp;
  /** The name of the group, list or region around it. */
  readonly within?: string;
  /** It is in the form over the page. */
  readonly isInForm?: boolean;
}

const elements = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=radio]), textarea',
};

/** An expression of the page: the first control of this name that is in sight or can be scrolled into it, or undefined. */
export function expressionOf({ role, name, within }: Control): string {
  const group = within === undefined ? '' : `[aria-label="${within}"] `;
  const pattern = typeof name === 'string' ? `^${escapedPattern(name)}$` : name.source;
  const wanted = [elements[role].replace(/(^|, )/g, `$1${group}`), pattern];
  return `(${findControl})(...${JSON.stringify(wanted)})`;
}

/** A text as a part of a pattern. */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the page. */
function findControl(selector: string, pattern: string): HTMLElement | undefined {
  const nameOf = (each: HTMLElement): string => {
    const labelledBy = document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent;
    const label = each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.labels?.[0] : null;
    const name = labelledBy ?? each.getAttribute('aria-label') ?? label?.textContent ?? each.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  };
  const place = document.querySelector('dialog[open]') ?? document;
  return [...place.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      new RegExp(pattern).test(nameOf(each)) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert], [aria-hidden=true]'),
  );
}

/** How a visitor presses and fills in. */
export interface Hand {
  press(control: Control): Promise<void>;
  /** Types into the text field of this name. */
  fill(field: Control, text: string): Promise<void>;
  /** Sends what was typed: `button` is the button for it. */
  send(button: Control): Promise<void>;
}

/** Where a control is looked for. */
function placeOf(page: EnginePage, { isInForm = false }: Control): Evaluator {
  return isInForm ? page.form : page;
}

/** What is under a mouse is raised by this much. */
const HOVER_PX = 2;

/** A finger or a mouse. A press that moves its own target, or whose click goes elsewhere, throws: a person would have to press again. */
export function pointerHand(page: EnginePage): Hand {
  async function press(control: Control): Promise<void> {
    await untilControl(page, control);
    const place = placeOf(page, control);
    const point = await place.evaluate<Point>(`(async () => {
      const { point, outcome } = await (${watchTap})(${expressionOf(control)}, 60_000);
      window.tap = outcome;
      return point;
    })()`);
    const around = `(${pointAround})(document.querySelector('dialog[open] iframe'), ${JSON.stringify(point)})`;
    await page.press(place === page ? point : await page.evaluate<Point>(around));
    // A press that leaves the page takes its outcome with it.
    const outcome = await place.evaluate<Parameters<typeof checkTap>[0] | null>('window.tap ?? null').catch(() => null);
    if (outcome) checkTap(outcome, String(control.name), page.pointer === 'mouse' ? HOVER_PX : 1);
  }
  return {
    press,
    async fill(field, text) {
      await press(field);
      await page.type(text);
    },
    send: press,
  };
}

/** The keyboard only: Tab, Enter, Space, the arrows, and typing. */
export function keyboardHand(page: EnginePage): Hand {
  async function tabTo(control: Control, isThere: string): Promise<void> {
    const place = placeOf(page, control);
    await untilControl(page, control);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await place.evaluate(`(${isThere})(document.activeElement, ${expressionOf(control)})`)) return;
      await page.key('Tab');
    }
    throw new Error(`60 presses of Tab did not reach ${control.name}.`);
  }
  return {
    async press(control) {
      if (control.role !== 'radio') {
        await tabTo(control, '(active, target) => active === target');
        return page.key('Enter');
      }
      await tabTo(control, '(active, target) => active?.type === "radio" && active.name === target.name');
      await page.key('Space');
      for (let presses = 0; presses < 10; presses += 1) {
        if (await placeOf(page, control).evaluate(`${expressionOf(control)}?.checked`)) return;
        await page.key('ArrowRight');
      }
      throw new Error(`10 presses of an arrow did not choose ${control.name}.`);
    },
    async fill(field, text) {
      await tabTo(field, '(active, target) => active === target');
      await page.type(text);
    },
    send: () => page.key('Enter'),
  };
}

function untilControl(page: EnginePage, control: Control): Promise<unknown> {
  return untilPage(placeOf(page, control), `() => ${expressionOf(control)} !== undefined`, undefined, 60_000).catch(
    () => {
      throw new Error(`There is no ${control.role} named ${control.name}.`);
    },
  );
}
