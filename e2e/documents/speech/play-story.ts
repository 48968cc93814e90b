import { chatStateOf } from '@consorcio/host/speech';
import type { Brand } from '@consorcio/shared/entities';
import { type Given, type Scene, type Step, sceneAt } from '@consorcio/shared/flow';
import { givenTo, refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { settled } from '../../pages/fixtures/settled';
import { NOW, type OpenConversation } from './open-conversation';
import type { Story } from './story';

/** More than any story has. */
const MOST_ANSWERS = 100;

interface Listener {
  /** The conversation waits or has ended. */
  onPause(): void;
  /** Gives an answer and returns what the visitor sees of it. */
  onAnswer(give: () => string): void;
}

/** Plays a story to its end. A step that it does not mention gets the usual answer. */
export async function playStory(
  conversation: OpenConversation,
  story: Story,
  brand: Brand,
  { onPause, onAnswer }: Listener = { onPause: () => undefined, onAnswer: (give) => void give() },
): Promise<void> {
  const nextAnswer = answersOf(story);
  conversation.start();
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    await settled();
    onPause();
    const { place, phase } = conversation.driver.snapshot();
    if (phase.kind === 'ended' || place.step === story.until) return;
    const { asked } = chatStateOf(conversation.store.getState());
    if (phase.kind !== 'waiting' || !asked) throw new Error(`"${story.title}" is ${phase.kind} at ${place.step}.`);
    const given = nextAnswer(asked, sceneAt(conversation.driver.snapshot(), { brand, now: NOW }));
    onAnswer(() => {
      const text = hand(given, phase.token, conversation);
      if (text !== undefined) return text;
      throw new Error(`The answer of "${story.title}" to ${place.step} changes nothing.`);
    });
  }
  throw new Error(`"${story.title}" does not end.`);
}

/** The next answer of a story to a step. */
function answersOf({ title, answers = {}, isRefused }: Story): (step: Step, scene: Scene) => Given {
  const times = new Map<string, number>();
  return (step, scene) => {
    const time = times.get(step.name) ?? 0;
    times.set(step.name, time + 1);
    const own = (answers[step.name] ?? []).map((example) => givenTo(step, example));
    const refused = isRefused ? refusedAnswers(step, scene).map(([given]) => given) : [];
    const [usual] = rightAnswers(step, scene);
    const given = [...own, ...refused][time] ?? usual;
    if (!given) throw new Error(`"${title}" has no answer for ${step.name}, time ${time + 1}. Add it to its story.`);
    if (given.kind !== 'form' || usual?.kind !== 'form') return given;
    return { kind: 'form', form: Object.assign({}, usual.form, given.form) };
  };
}

/** Gives an answer. Returns what the visitor sees of it; undefined where the conversation has no use for it. */
function hand(given: Given, token: number, { driver, fill }: OpenConversation): string | undefined {
  const { length } = driver.snapshot().transcript;
  if (given.kind === 'form') {
    fill(given.form);
    driver.submit(token);
    return 'Envia o formulário';
  }
  driver.answer(token, given);
  const { phase, transcript } = driver.snapshot();
  const shown = transcript.slice(length).find(({ sender }) => sender === 'user');
  const checked = phase.kind === 'verifying' ? phase.shown : undefined;
  return (shown ?? checked)?.text ?? (given.kind === 'typed' ? given.text : undefined);
}
