import type { PlantedBug } from '../planted-bug';

const submissions = 'shared/src/flow/engine/submissions.ts';
const requests = 'shared/src/flow/engine/requests.ts';
const transition = 'shared/src/flow/engine/transition.ts';

/** Mistakes in how the engine sends what is created once. */
export const engineBugs: readonly PlantedBug[] = [
  {
    name: 'an unknown outcome is sent again before the visitor has read about it',
    world: 'tabs',
    edits: {
      [submissions]: [["state === 'sending' || (state === 'unknown' && !told)", "state === 'sending' && !told"]],
    },
  },
  {
    name: 'a submission is not stored before it goes out',
    world: 'tabs',
    edits: {
      [requests]: [
        [
          "markSending(draft, request.creates, key, input);\n  return send(draft, step, 'submit',",
          "return send(draft, step, 'submit',",
        ],
      ],
    },
  },
  {
    name: 'a refused repeat closes the attempt before it',
    world: 'tabs',
    edits: { [requests]: [["creates.intent, isOpen ? 'unknown' : state, isOpen)", 'creates.intent, state)']] },
  },
  {
    name: 'each attempt has a key of its own',
    world: 'tabs',
    edits: {
      [submissions]: [
        ['sceneOf(draft)))}`;\n  const earlier', 'sceneOf(draft)))}` + draft.snapshot.token;\n  const earlier'],
      ],
    },
  },
  {
    name: 'an answer to an earlier question is accepted',
    world: 'journeys',
    edits: { [transition]: [["phase.kind === 'waiting' && phase.token === token", "phase.kind === 'waiting'"]] },
  },
];
