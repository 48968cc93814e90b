import { bubblesOf, fieldOf, optionsOf, parseMarkup, plainText, type Scene, type Step } from '@consorcio/shared/flow';
import type { FlowWords } from './flow-step';

/** What a step says in this scene. A part that needs what the seeded journey lacks is left out. */
export function flowWordsOf(step: Step, scene: Scene): FlowWords {
  const field = step.input && orElse(() => step.input && fieldOf(step.input, scene), undefined);
  return {
    bubbles: orElse(() => bubblesOf(step, scene), [])
      .map((text) => plainText(parseMarkup(text)))
      .filter((text) => text !== ''),
    options: orElse(() => optionsOf(step, scene), []).map(({ label }) => label),
    ...(field && {
      field: {
        label: field.label,
        ...(field.hint !== undefined && { hint: field.hint }),
        ...(field.reason !== undefined && { reason: field.reason }),
      },
    }),
  };
}

function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
