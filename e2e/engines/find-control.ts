/** A control, as a person finds it. */
export interface Control {
  readonly role: keyof typeof elements;
  /** The whole name, or a pattern of it. */
  readonly name: string | RegExp;
  /** The name of the group, list or region around it. */
  readonly within?: string;
}

const elements = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=radio]), textarea',
};

/** What the search in the page needs. */
interface Wanted {
  readonly selector: string;
  readonly pattern: string;
}

/** An expression of the page: the first control of this name that is in sight or can be scrolled into it, or undefined. */
export function expressionOf(control: Control): string {
  return `(${findControl})(${JSON.stringify(wanted(control))})`;
}

function wanted({ role, name, within }: Control): Wanted {
  const group = within === undefined ? '' : `[aria-label="${within}"] `;
  const pattern = typeof name === 'string' ? `^${escapedPattern(name)}$` : name.source;
  return { selector: elements[role].replace(/(^|, )/g, `$1${group}`), pattern };
}

/** A text as a part of a pattern. */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the page. */
function findControl({ selector, pattern }: Wanted): HTMLElement | undefined {
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
