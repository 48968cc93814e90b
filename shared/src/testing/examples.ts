import { type Given, type GivenExample, isAvailable, optionsOf, type Scene, type Step } from '../flow';

/** What visitors answer to a step in this scene, the usual visitor's answer first. */
export function rightAnswers(step: Step, scene: Scene): readonly Given[] {
  const { right = [] } = step.example ?? {};
  const offered = new Set(
    optionsOf(step, scene)
      .filter(isAvailable)
      .map(({ id }) => id),
  );
  return (typeof right === 'function' ? right(scene) : right)
    .map((example) => givenTo(step, example))
    .filter((given) => given.kind !== 'option' || offered.has(given.id));
}

/** What a step refuses in this scene, each with the sentence that the visitor reads. */
export function refusedAnswers(step: Step, scene: Scene): readonly (readonly [given: Given, sentence: string])[] {
  const { refused = {} } = step.example ?? {};
  const sentences = typeof refused === 'function' ? refused(scene) : refused;
  return Object.entries(sentences).map(([text, sentence]) => [givenTo(step, text), sentence]);
}

/** An example as the answer that it is. */
export function givenTo({ input }: Step, example: GivenExample): Given {
  if (typeof example !== 'string') return example;
  return input ? { kind: 'typed', text: example } : { kind: 'option', id: example };
}
