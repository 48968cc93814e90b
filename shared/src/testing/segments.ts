import { CONTRACT_VERSION, defineStep, type Segment, type SharedPlaces, type Step, specialistsOption } from '../flow';

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

/** What a conversation loads its segments from: `replace` also returns what `load` returns; nothing else does anything. */
export function someSegments<Others extends object>(load: (name: string) => Promise<Segment>, others?: Others) {
  const ignore = () => undefined;
  return { load, replace: load, atHand: ignore, preload: ignore, foresee: ignore, firstStepShown: ignore, ...others };
}

/** A host with the steps that the engine itself leads to, and further steps of a test. */
export function aHost(steps: readonly Step[] = []): Segment {
  return aSegment('host', [
    ...steps,
    stepBack('error-general', ({ trouble }) => (trouble?.uncertain ? 'Não sei se chegou.' : 'Instabilidades.')),
    stepBack('segmento-indisponivel', 'Não carregou.'),
    defineStep({ name: 'segmento-de-volta', leadsTo: ['back-to-trouble'], text: 'Voltou.' }),
    stepBack('compra-em-outra-aba', 'Está em outra aba.', { id: 'here', label: 'Aqui mesmo' }),
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

/** A step that explains something, and leads back to where it happened, to a person or to the end. */
function stepBack(
  name: string,
  text: NonNullable<Step['text']>,
  back = { id: 'again', label: 'Tentar novamente' },
): Step {
  return defineStep({
    name,
    leadsTo: ['back-to-trouble', 'end'],
    opens: ['specialists'],
    text,
    options: [{ ...back, to: 'back-to-trouble' }, { id: 'leave', label: 'Sair', to: 'end' }, specialistsOption],
  });
}

/** The steps of `aHost` that the engine leads to. */
export const hostPlaces: SharedPlaces = {
  failure: { segment: 'host', step: 'error-general' },
  missingSegment: { segment: 'host', step: 'segmento-indisponivel' },
  segmentReturned: { segment: 'host', step: 'segmento-de-volta' },
  purchaseElsewhere: { segment: 'host', step: 'compra-em-outra-aba' },
  oldConversation: { segment: 'host', step: 'conversa-antiga' },
};
