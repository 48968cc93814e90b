/** The conversation as a visitor sees it. It must be the same after a reload. */
export interface VisibleState {
  readonly place: string;
  readonly messages: readonly string[];
  readonly options: readonly string[];
  readonly field: string;
  /** The texts and the choices in the fields of a component. */
  readonly part: readonly string[];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function visibleState(root: Element): VisibleState {
  const conversation = root.querySelector('[data-step]');
  return {
    place: `${conversation?.getAttribute('data-segment')}:${conversation?.getAttribute('data-step')} ${conversation?.getAttribute('data-state')}`,
    messages: [...root.querySelectorAll('[role="log"] li')].map((each) => each.textContent ?? ''),
    options: [...root.querySelectorAll('[role="group"] :is(button, a)')].map((each) => each.textContent ?? ''),
    field: composerOf(root)?.value ?? '',
    part: controlsOfPart(root).map((each) => (isChoice(each) ? `${each.value} ${each.checked}` : each.value)),
  };
}

/** What differs between two looks. A component whose step has a form keeps no draft. */
export function changesOf(
  before: VisibleState,
  after: VisibleState,
  { partKeepsDraft }: { readonly partKeepsDraft: boolean },
): readonly string[] {
  return [
    ...(['place', 'messages', 'options'] as const).flatMap((what) =>
      String(before[what]) === String(after[what]) ? [] : [`${what}: "${firstChange(before[what], after[what])}"`],
    ),
    ...(before.field === after.field ? [] : [`the draft in the field: "${before.field}" became "${after.field}"`]),
    ...(partKeepsDraft && String(before.part) !== String(after.part)
      ? [`the draft in its component: "${before.part}" became "${after.part}"`]
      : []),
  ];
}

function firstChange(before: string | readonly string[], after: string | readonly string[]): string {
  const [one, other] = [[before].flat(), [after].flat()];
  const at = one.findIndex((text, index) => text !== other[index]);
  return `${one[at] ?? '(nothing)'}" became "${other[at === -1 ? one.length : at] ?? '(nothing)'}`.slice(0, 160);
}

/** Whether anything on the page can be used by the visitor. */
export function showsControl(root: Element): boolean {
  const controls = [
    ...root.querySelectorAll<HTMLElement>('[data-step] :is(button, input, textarea, select, [role="radio"])'),
  ];
  return controls.some((each) => !each.matches(':disabled') && each.closest('[inert]') === null);
}

/** Types into the composer, if it is shown. */
export function fillField(root: Element, text: string): void {
  const field = composerOf(root);
  if (field) typeInto(field, text);
}

/** Fills in the component of a conversation. */
export function fillPart(root: Element): void {
  fillControls(controlsOfPart(root));
}

/** Fills in controls: the last choice of each group, a text in each field. */
export function fillControls(controls: readonly Control[]): void {
  const lastOfGroup = new Map(controls.filter(isChoice).map((each) => [each.name || each, each]));
  for (const choice of lastOfGroup.values()) if (!choice.checked) choice.click();
  for (const field of controls) {
    if (isChoice(field) || field instanceof HTMLSelectElement || field.readOnly || field.disabled) continue;
    typeInto(field, 'Marina 12');
  }
}

/** Types a text into a field, as a visitor does. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React tracks values that are set on the element itself, so the setter of the prototype is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function composerOf(root: Element): HTMLInputElement | HTMLTextAreaElement | null {
  return root.querySelector('form[aria-label="Sua resposta"] :is(input, textarea)');
}

function controlsOfPart(root: Element): readonly Control[] {
  return controlsIn(root).filter((each) => each.closest('[role="log"], dialog'));
}

export function controlsIn(root: Element): readonly Control[] {
  const all = root.querySelectorAll<Control>('input, textarea, select');
  return [...all].filter((each) => each.type !== 'hidden');
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
}
