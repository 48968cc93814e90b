import type { StepOption } from '@consorcio/shared/flow';

/** The announcement of a step's options: their number, their labels, and the second line of each: its details, or why it is unavailable. */
export function optionsSpoken(options: readonly Pick<StepOption, 'label' | 'detail' | 'unavailable'>[]): string {
  const labels = options.map(({ label, detail, unavailable = detail }) =>
    unavailable ? `${label}, ${unavailable}` : label,
  );
  return `${labels.length} ${labels.length === 1 ? 'opção' : 'opções'}: ${labels.join('; ')}`;
}
