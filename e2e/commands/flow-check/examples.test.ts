import { journeyThatAsks, seededParts } from '@consorcio/host/seeded';
import {
  type Given,
  journeyOf,
  type Scene,
  type Segment,
  type Step,
  sceneAt,
  waitsForVisitor,
} from '@consorcio/shared/flow';
import { refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { NOW, openConversation } from '../../documents/speech/open-conversation';
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
async function atEachQuestion(look: (question: Question) => Promise<readonly string[]>): Promise<readonly string[]> {
  const flow = await loadConversation();
  const problems: string[] = [];
  for (const segment of flow.segments) {
    for (const step of Object.values(segment.steps).filter(waitsForVisitor)) {
      for (const parts of segment.name === 'proposal' ? [seededParts, company] : [seededParts]) {
        const open = async () => {
          const stored = new ModelStorage(new Map(Object.entries(seededStart(segment.name, step, '1', brand, parts))));
          const conversation = openConversation({}, brand, flow, () => undefined, { stored });
          conversation.start();
          await settled();
          return conversation.driver;
        };
        problems.push(...(await look({ segment, step, open })).map((problem) => `${step.name}: ${problem}`));
      }
    }
  }
  return problems;
}

interface Question {
  readonly segment: Segment;
  readonly step: Step;
  open(): Promise<ReturnType<typeof openConversation>['driver']>;
}

async function sceneOf({ open }: Question): Promise<Scene> {
  return sceneAt((await open()).snapshot(), { brand, now: NOW });
}

/** Answers the question and returns whether the visitor's message is in the conversation, and the refusal. */
async function answer({ open }: Question, given: Given) {
  const driver = await open();
  const { phase } = driver.snapshot();
  const token = phase.kind === 'waiting' ? phase.token : -1;
  if (given.kind === 'form') driver.submit(token, given.form);
  else driver.answer(token, given);
  await settled();
  const { transcript, phase: next } = driver.snapshot();
  return {
    isAccepted: transcript.some(({ sender }) => sender === 'user'),
    problem: next.kind === 'waiting' ? next.problem : undefined,
  };
}

it('each step that waits has right answers, and accepts them', async () => {
  const problems = await atEachQuestion(async (question) => {
    const right = rightAnswers(question.step, await sceneOf(question));
    if (right.length === 0) return ['it has no right answer'];
    const results = right.map(async (given) => {
      const { isAccepted, problem } = await answer(question, given);
      return isAccepted ? [] : [`${JSON.stringify(given)} is not accepted: ${problem}`];
    });
    return (await Promise.all(results)).flat();
  });
  expect(problems).toEqual([]);
});

it('refuses the answers that an example says to be refused, each with its sentence, and asks on', async () => {
  const problems = await atEachQuestion(async (question) => {
    const refused = refusedAnswers(question.step, await sceneOf(question));
    const results = refused.map(async ([given, sentence]) => {
      const { isAccepted, problem } = await answer(question, given);
      return !isAccepted && problem === sentence ? [] : [`${JSON.stringify(given)} gets: ${problem}`];
    });
    return (await Promise.all(results)).flat();
  });
  expect(problems).toEqual([]);
});

it('says when a question of the contract is asked, as the step does', async () => {
  const problems = await atEachQuestion(async ({ segment, step }) => {
    const { asked } = step.example ?? {};
    if (!asked || !step.known) return [];
    const scene = { journey: journeyOf(seededParts, segment.name), brand, now: NOW };
    const journeys = [scene.journey, journeyThatAsks(step, scene), {}];
    const differ = journeys.filter((journey) => asked(journey) === step.known?.({ ...scene, journey }));
    return differ.map((journey) => `example.asked differs from known: ${Object.keys(journey)}`);
  });
  expect(problems).toEqual([]);
});
