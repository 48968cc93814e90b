import type { Step, StepOption } from '@consorcio/shared/flow';

/** Up to contract 5 the specialists' chat was a target like a step, although the conversation never went there. */
const FORMER_TARGET = 'especialistas';

/** A step of contract 5 in the present form: the target becomes an option that opens the specialists' chat. */
export function adaptSpecialists(step: Step): Step {
  const { leadsTo, options } = step;
  if (!leadsTo.includes(FORMER_TARGET)) return step;
  const adapted: Step = {
    ...step,
    leadsTo: leadsTo.filter((target) => target !== FORMER_TARGET),
    opens: ['specialists'],
  };
  if (!options) return adapted;
  if (typeof options !== 'function') return { ...adapted, options: options.map(adaptOption) };
  return { ...adapted, options: (scene) => options(scene).map(adaptOption) };
}

function adaptOption(option: StepOption): StepOption {
  if (option.to !== FORMER_TARGET) return option;
  const { to: _target, opens: _none, record: _record, facts: _facts, ...button } = option;
  return { ...button, opens: 'specialists' };
}
