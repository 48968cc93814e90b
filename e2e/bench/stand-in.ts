import {
  CONTRACT_VERSION,
  defineStep,
  type FlowCheckInput,
  type Segment,
  type StepOption,
} from '@consorcio/shared/flow';

/**
 * A segment that has no folder here yet, as far as the itinerary knows it: each place it is entered at asks which of its
 * exits to take, or to end. So that the ways back from it are walked, too.
 */
export function standIn(name: string, { itinerary }: FlowCheckInput): Segment {
  const exits = Object.keys(itinerary)
    .filter((leg) => leg.startsWith(`${name}:`))
    .map((leg) => leg.slice(name.length + 1));
  const legs = Object.values(itinerary).filter(({ segment }) => segment === name);
  const entered = new Set(['entrada', ...legs.flatMap(({ step }) => step ?? [])]);
  const options: readonly StepOption[] = [
    { id: 'end', label: 'Terminar', to: 'end' },
    ...exits.map((exit) => ({ id: exit, label: exit, to: `exit:${exit}` })),
  ];
  const leadsTo = options.map(({ to }) => to);
  const steps = [...entered].map((step) => defineStep({ name: step, leadsTo, text: `Em ${name}.`, options }));
  return {
    name,
    contract: CONTRACT_VERSION,
    entry: 'entrada',
    exits,
    steps: Object.fromEntries(steps.map((step) => [step.name, step])),
    components: {},
    overlays: {},
  };
}
