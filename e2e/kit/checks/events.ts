import { journeyEvents } from '@consorcio/shared/events';
import { allRecorded, allSteps, count, type Evidence, type KitCheck } from '../evidence';

/** The host knows every published fact, each fact matches its schema, and none holds personal data. */
export const events: KitCheck = (evidence) => {
  const recorded = allRecorded(evidence);
  const facts = recorded.flatMap((each) => each.facts);
  const played = recorded.flatMap(({ step, after, invalidFacts, personal, reports }) => [
    ...invalidFacts.map((why) => `${step}, ${after}: ${why.replaceAll('\n', ' ')}`),
    ...personal.map((what) => `${step}: ${what}`),
    ...(after === 'played'
      ? []
      : reports.map((code) => `${step}, ${after}: reported ${code}. An answer must lead to a next step.`)),
  ]);
  const computed = evidence.brandRuns.flatMap((run) => run.computed.problems);
  const unknown = namesOfFacts(evidence).filter((name) => !Object.hasOwn(journeyEvents, name));
  const answers = recorded.length - allSteps(evidence).length;
  return {
    summary: `${count(facts.length, 'fact')} of ${count(new Set(facts).size, 'kind')} after ${count(answers, 'answer')}`,
    problems: [...played, ...computed, ...unknown.map(unknownFact)],
  };
};

/** The names of all facts in the code of the build, also of those that no walk publishes. */
function namesOfFacts({ remote }: Evidence): readonly string[] {
  return remote.files.flatMap(({ content }) =>
    [...(content?.toString('utf8') ?? '').matchAll(/name:\s*["'`]([\w-]+\.[\w-]+)["'`],\s*payload\b/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
}

function unknownFact(name: string): string {
  return `Its code names the fact ${name}, which this host does not know. Deploy the host that knows it first.`;
}
