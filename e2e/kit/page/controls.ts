import { found } from './findings';
import { turn } from './wait';

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Handlers of a press, and those of them that a keyboard calls too. */
const pointer = /^on(Click|DoubleClick|(Mouse|Pointer)(Down|Up)|Touch(Start|End))$/;
const forAll = /^(onClick|onKeyDown|onKeyUp|onChange|onInput|onSubmit|href)$/;
/** More controls are of the same kind as the first ones: a row of choices, a calendar. */
const MOST = 12;

/** The controls of the parts that can be used now. */
function partControls(): readonly HTMLElement[] {
  const isUsable = (each: Element) =>
    each.matches(focusable) &&
    !each.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
    !each.closest('[inert], [aria-hidden="true"]');
  return [...document.querySelectorAll<HTMLElement>('[data-part] *')].filter(isUsable).slice(0, MOST);
}

/** Notes elements that only a pointer can use. */
export function notePointerOnly(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-part] *')) {
    const handlers = handlersOf(element);
    if (!handlers.some((name) => pointer.test(name)) || element.closest('[aria-hidden="true"]')) continue;
    if (element.querySelector(focusable)) continue; // it listens for its children
    const reached = element.closest<HTMLElement>(`:is(${focusable}, label)`);
    const isForAll = [...handlers, ...(reached ? handlersOf(reached) : [])].some((name) => forAll.test(name));
    if (!reached?.closest('[data-part]'))
      found('controls', `has ${nameOf(element)} that the keyboard cannot reach. Use a button or a link.`);
    else if (!isForAll && !reached.matches('label, input, select, textarea, [type="submit"]'))
      found('controls', `has ${nameOf(element)} that only a pointer can use. Do it in onClick, which a key calls too.`);
  }
}

function nameOf(element: HTMLElement): string {
  return `a <${element.localName}> "${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}"`;
}

/** What React attached to an element. */
function handlersOf(element: Element): readonly string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = Object(key && Reflect.get(element, key));
  return Object.keys(props).filter((name) => props[name] != null);
}

/** Notes controls of the host that something of the segment covers. */
export function noteCovered(root: Element): void {
  if (root.querySelector('dialog[open], [role="dialog"]')) return; // the host covers the page itself
  for (const control of root.querySelectorAll<HTMLElement>('[data-step] :is(button, a, input, textarea)')) {
    if (control.closest('[data-part]') || !control.checkVisibility()) continue;
    const hit = hitAt(control);
    const isElsewhere = hit && !root.contains(hit) && hit !== document.body && hit !== document.documentElement;
    if (!hit || !(hit.closest('[data-part]') || isElsewhere)) continue;
    const what = `${nameOf(control)} of the host with a <${hit.localName}>`;
    return found('controls', `covers ${what}. A part stays in its place.`);
  }
}

/** Where a touch on a control of a part lands: on the control itself, or on its label. The control is in view then. */
function landing(control: HTMLElement): { readonly seen: HTMLElement; readonly hit: Element | null } {
  const label = isTiny(control)
    ? (control.closest('label') ?? document.querySelector<HTMLElement>(`label[for="${control.id}"]`))
    : null;
  const seen = label ?? control;
  seen.scrollIntoView({ block: 'center', inline: 'center' });
  return { seen, hit: hitAt(seen) };
}

/** Notes controls of the parts that something covers. */
export function noteCoveredControls(): void {
  for (const control of partControls()) {
    const { seen, hit } = landing(control);
    if (!hit || isTiny(seen) || seen.contains(hit) || hit.contains(seen) || hit.closest('label')?.contains(control))
      continue;
    const what = `${nameOf(seen)}, and a <${hit.localName}> covers it`;
    found('controls', `has ${what}. A touch does not reach it: put it in front.`);
  }
}

/** Where to touch a control of a part; null where a touch leads away or to nothing, undefined if there is no such control. */
export async function aim(which: 'buttons' | 'fields', index: number) {
  const isWanted = (each: HTMLElement) => each.matches('input, select, textarea') === (which === 'fields');
  const control = partControls().filter(isWanted)[index];
  if (!control) return undefined;
  const { seen } = landing(control);
  await turn();
  const { x, y, width, height } = seen.getBoundingClientRect();
  return control.matches('a[href]') || isTiny(seen) ? null : { x: x + width / 2, y: y + height / 2 };
}

function isTiny(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < 4 || height < 4;
}

function hitAt(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const reached = new Set<Element>();

/** Remembers what has the focus, in a walk by the Tab key. Returns whether it is in a part. */
export function rememberFocus(): boolean {
  const { activeElement } = document;
  if (activeElement) reached.add(activeElement);
  return activeElement?.closest('[data-part]') != null;
}

/** Notes controls of the parts that the walk by the Tab key did not reach. */
export function noteUnreached(): void {
  for (const control of partControls()) {
    if (reached.has(control) || !control.isConnected || !control.checkVisibility() || isOfReachedGroup(control))
      continue;
    found('controls', `has ${nameOf(control)} that Tab does not reach. Let the focus pass through the part.`);
    break;
  }
  reached.clear();
}

/** The arrows move the focus inside a group of choices. */
function isOfReachedGroup(control: Element): boolean {
  return (
    control instanceof HTMLInputElement &&
    control.type === 'radio' &&
    [...reached].some((other) => other instanceof HTMLInputElement && other.name === control.name)
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
}

export function fieldsIn(root: Element): readonly Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => type !== 'hidden');
}

/** Fills in fields: the last choice of each group, a text in each field. */
export function fill(fields: readonly Field[], text = 'Marina 12'): void {
  const lastOfGroup = new Map(fields.filter(isChoice).map((each) => [each.name || each, each]));
  for (const choice of lastOfGroup.values()) if (!choice.checked) choice.click();
  for (const field of fields)
    if (!isChoice(field) && !(field instanceof HTMLSelectElement) && !field.readOnly && !field.disabled)
      typeInto(field, text);
}

/** Types a text into a field, as a visitor does. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React tracks values that are set on the element itself, so the setter of the prototype is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses every control of a part: with empty fields, then with filled ones. */
export async function pressAll(root: Element): Promise<void> {
  for (const isFilled of [false, true]) {
    if (isFilled) fill(fieldsIn(root));
    await turn();
    const pressable = ':is(button, [role="radio"], [role="button"]):not(:disabled)';
    for (const button of root.querySelectorAll<HTMLElement>(pressable)) if (button.isConnected) button.click();
  }
  await turn();
}
