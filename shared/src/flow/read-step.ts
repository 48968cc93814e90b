import { specialistsOption } from './common-options';
import type { Scene } from './scene';
import type { Step } from './step';
import type { AskedField, Field } from './step-input';
import type { StepOption } from './step-option';

/**
 * The present options of a step. A question whose answers the server could not accept twice in a row offers the specialists:
 * a third answer may be refused too.
 */
export function optionsOf(step: Step, scene: Scene): readonly StepOption[] {
  const own = typeof step.options === 'function' ? step.options(scene) : (step.options ?? []);
  const isStuck = step.input?.verify && scene.trouble?.place.step === step.name && (scene.trouble.times ?? 1) > 1;
  return isStuck && !own.some(({ opens }) => opens) ? [...own, specialistsOption] : own;
}

/** Whether an option can be chosen now. */
export function isAvailable({ unavailable }: StepOption): boolean {
  return unavailable === undefined;
}

/** The present field of a typed question. */
export function fieldOf({ kind, label, placeholder, hint, reason, autocomplete }: AskedField, scene: Scene): Field {
  const now = <T>(value: T | ((scene: Scene) => T)): T => (isFunction(value) ? value(scene) : value);
  return {
    kind: now(kind),
    label: now(label),
    placeholder: now(placeholder),
    hint: now(hint),
    reason: now(reason),
    autocomplete: now(autocomplete),
  };
}

/** Whether the step waits for the visitor. */
export function waitsForVisitor(step: Step): boolean {
  return Boolean(step.input ?? step.options ?? step.submit ?? step.component?.asks ?? step.overlay?.asks);
}

/** Whether the step offers a control now. */
export function hasControl(step: Step, scene: Scene): boolean {
  const asks = step.input ?? step.submit ?? step.component?.asks ?? step.overlay?.asks;
  return Boolean(asks) || optionsOf(step, scene).some(isAvailable);
}

/** The bubbles of a step. A step with a component and no text has one bubble, which contains only the component. */
export function bubblesOf(step: Step, scene: Scene): readonly string[] {
  const text = typeof step.text === 'function' ? step.text(scene) : step.text;
  if (text === undefined) return step.component ? [''] : [];
  return typeof text === 'string' ? [text] : text;
}

function isFunction<T>(value: T | ((scene: Scene) => T)): value is (scene: Scene) => T {
  return typeof value === 'function';
}
