import { CONTRACT_VERSION, defineStep, type Segment, type SharedPlaces, type Step, specialistsOption } from '../flow';
import { accept, type Checked } from '../validation';

/** A check that accepts everything. */
export const anyText = (typed: string): Checked<string> => accept(typed);

/** A segment of these steps; the first is its entry. */
export function aSegment(name: string, steps: readonly Step[], overrides: Partial<Segment> = {}): Segment {
  return {
    name,
    contract: CONTRACT_VERSION,
    entry: steps[0]?.name ?? '',
    exits: [],
    steps: Object.fromEntries(steps.map((step) => [step.name, step])),
    components: {},
    overlays: {},
    ...overrides,
  };
}

/** A host with the steps that the engine itself leads to, and further steps of a test. */
export function aHost(steps: readonly Step[] = []): Segment {
  return aSegment('host', [
    ...steps,
    defineStep({
      name: 'error-general',
      leadsTo: ['back-to-trouble', 'end'],
      opens: ['specialists'],
      text: ({ trouble }) => (trouble?.uncertain ? 'Não sei se chegou.' : 'Instabilidades.'),
      options: [
        { id: 'again', label: 'Tentar novamente', to: 'back-to-trouble' },
        { id: 'leave', label: 'Sair', to: 'end' },
        specialistsOption,
      ],
    }),
    defineStep({
      name: 'segmento-indisponivel',
      leadsTo: ['back-to-trouble', 'end'],
      opens: ['specialists'],
      text: 'Não carregou.',
      options: [
        { id: 'again', label: 'Tentar novamente', to: 'back-to-trouble' },
        { id: 'leave', label: 'Sair', to: 'end' },
        specialistsOption,
      ],
    }),
    defineStep({ name: 'segmento-de-volta', leadsTo: ['back-to-trouble'], text: 'Voltou.' }),
    defineStep({
      name: 'compra-em-outra-aba',
      leadsTo: ['back-to-trouble', 'end'],
      opens: ['specialists'],
      text: 'Está em outra aba.',
      options: [
        { id: 'here', label: 'Aqui mesmo', to: 'back-to-trouble' },
        { id: 'leave', label: 'Sair', to: 'end' },
        specialistsOption,
      ],
    }),
    defineStep({
      name: 'conversa-antiga',
      leadsTo: ['back-to-trouble', 'end'],
      text: 'Faz um dia.',
      options: [
        { id: 'continue', label: 'Continuar', to: 'back-to-trouble' },
        { id: 'leave', label: 'Sair', to: 'end' },
      ],
    }),
  ]);
}

/** The steps of `aHost` that the engine leads to. */
export const hostPlaces: SharedPlaces = {
  failure: { segment: 'host', step: 'error-general' },
  missingSegment: { segment: 'host', step: 'segmento-indisponivel' },
  segmentReturned: { segment: 'host', step: 'segmento-de-volta' },
  purchaseElsewhere: { segment: 'host', step: 'compra-em-outra-aba' },
  oldConversation: { segment: 'host', step: 'conversa-antiga' },
};
