import { journeySchema } from '../src/entities';
import { journeyEvents } from '../src/events';

/** Names of the contract that a host must know: facts, and keys of the shared journey. */
export interface SharedNames {
  readonly facts: readonly string[];
  readonly journey: readonly string[];
}

/** All that these sources define. */
export const sharedNames: SharedNames = {
  facts: Object.keys(journeyEvents).sort(),
  journey: Object.keys(journeySchema.shape).sort(),
};

/**
 * Those of them that stand in some scripts, as a whole word. A script may use a name for something else, so there can be too many of
 * them, but none is missing: a property keeps its name when scripts are minified.
 */
export function namesIn(scripts: readonly string[], { facts, journey }: SharedNames = sharedNames): SharedNames {
  const isIn = (name: string) => {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}(?![\\w$])`);
    return scripts.some((script) => word.test(script));
  };
  return { facts: facts.filter(isIn), journey: journey.filter(isIn) };
}
