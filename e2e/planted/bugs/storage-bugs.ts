import type { PlantedBug } from '../planted-bug';

const storage = 'host/src/journey/snapshot-storage.ts';
const reader = 'host/src/journey/read-talk.ts';

/** Mistakes in how the conversation is stored. */
export const storageBugs: readonly PlantedBug[] = [
  {
    name: 'a write that fails deletes what was stored',
    world: 'tabs',
    edits: {
      [storage]: [['if (!isKept) return fail();', 'if (!isKept) {\n        clear();\n        return fail();\n      }']],
    },
  },
  {
    name: 'a cleared storage is not filled again',
    world: 'tabs',
    edits: { [storage]: [["if (head === undefined || textAt('head') !== head) written = undefined;", '']] },
  },
  {
    name: 'a conversation with an open payment expires',
    world: 'tabs',
    edits: { [reader]: [['> LIFETIME_MS && !isOpen', '> LIFETIME_MS']] },
  },
  {
    name: 'after a kill an answer is in the field of the next question',
    world: 'journeys',
    edits: { [reader]: [['if (typed?.messages === messages) return typed.text;', 'if (typed) return typed.text;']] },
  },
];
