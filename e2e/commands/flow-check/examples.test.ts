import { journeyThatAsks, seededParts } from '@consorcio/host/seeded';
import { type Given, journeyOf, type Segment, type Step, sceneAt, waitsForVisitor } from '@consorcio/shared/flow';
import { refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { NOW, type OpenConversation, openConversation } from '../../documents/speech/open-conversation';
import { brandAt } from '../../pages/fixtures/brands';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { ModelStorage } from '../../pages/fixtures/model-storage';
import { seededStart } from '../../pages/fixtures/seeded-start';
import { settled } from '../../pages/fixtures/settled';

const brand = brandAt('/');
const { visitor, purchase } = seededParts.own.proposal ?? { visitor: {}, purchase: {} };
const company = {
  ...seededParts,
  own: { ...seededParts.own, proposal: { visitor: { ...visitor, tipoPessoa: 1 }, purchase } },
};

/** Calls `look` for each step that waits, in a conversation of the seeded visitor and in one of a company. */
async function problemsAtEachQuestion(
  look: (segment: Segment, step: Step, open: () => Promise<OpenConversation>) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const flow = await loadConversation();
  const questions = flow.segments.flatMap((segment) =>
    Object.values(segment.steps).flatMap((step) =>
      (waitsForVisitor(step) ? [seededParts, ...(segment.name === 'proposal' ? [company] : [])] : []).map((parts) => ({
        segment,
        step,
        parts,
      })),
    ),
  );
  const problems: string[] = [];
  for (const { segment, step, parts } of questions) {
    const open = async () => {
      const stored = new ModelStorage(new Map(Object.entries(seededStart(segment.name, step, '1', brand, parts))));
      const conversation = openConversation({}, brand, flow, () => undefined, { stored });
      conversation.start();
      await settled();
      return conversation;
    };
    problems.push(...(await look(segment, step, open)).map((problem) => `${step.name}: ${problem}`));
  }
  return problems;
}

/** Answers the question and returns whether the visitor's message is in the conversation, and the refusal. */
async function answer({ driver, fill }: OpenConversation, given: Given) {
  const { phase } = driver.snapshot();
  const token = phase.kind === 'waiting' ? phase.token : -1;
  if (given.kind === 'form') {
    fill(given.form);
    driver.submit(token);
  } else driver.answer(token, given);
  await settled();
  const { transcript, phase: next } = driver.snapshot();
  const isAccepted = transcript.some(({ sender }) => sender === 'user');
  return { isAccepted, problem: next.kind === 'waiting' ? next.problem : undefined };
}

it('each step that waits accepts its right answers, and refuses those that its example says, each with its sentence', async () => {
  const problems = await problemsAtEachQuestion(async (_, step, open) => {
    const scene = sceneAt((await open()).driver.snapshot(), { brand, now: NOW });
    const right = rightAnswers(step, scene).map(async (given) => {
      const { isAccepted, problem } = await answer(await open(), given);
      return isAccepted ? [] : [`${JSON.stringify(given)} is not accepted: ${problem}`];
    });
    const refused = refusedAnswers(step, scene).map(async ([given, sentence]) => {
      const { isAccepted, problem } = await answer(await open(), given);
      return !isAccepted && problem === sentence ? [] : [`${JSON.stringify(given)} gets: ${problem}`];
    });
    if (right.length === 0) return ['it has no right answer'];
    return (await Promise.all([...right, ...refused])).flat();
  });
  expect(problems).toEqual([]);
});

it('says when a question of the contract is asked, as the step does', async () => {
  const problems = await problemsAtEachQuestion(async (segment, step) => {
    const { asked } = step.example ?? {};
    if (!asked || !step.known) return [];
    const scene = { journey: journeyOf(seededParts, segment.name), brand, now: NOW };
    const journeys = [scene.journey, journeyThatAsks(step, scene), {}];
    const differ = journeys.filter((journey) => asked(journey) === step.known?.({ ...scene, journey }));
    return differ.map((journey) => `example.asked differs from known: ${Object.keys(journey)}`);
  });
  expect(problems).toEqual([]);
});
