import { computedFacts } from './computed-facts';
import { contrastProblem, hideUnsureTexts, repaint, showUnsureTexts } from './contrast';
import { shownTalk, waitingStep } from './current-talk';
import { hostileJourney, withoutHostileText } from './hostile';
import { requestsSeen } from './requests';
import { secretsIn, submitForm, typeCard } from './secret-form';
import { currentSetup, extendSetup, seededScene } from './setup';
import type { KitOfTalk } from './talk-contract';
import { frame } from './turns';
import { waitForEnd } from './wait';

/** The part of the kit that looks at what a segment says, records, sends and shows. */
export const kitOfTalk: KitOfTalk = {
  makeHostile() {
    const { segment, http } = currentSetup();
    extendSetup({ journey: hostileJourney(segment, seededScene()), http: withoutHostileText(http) });
  },
  async submitCard() {
    const { root, stored, talk } = shownTalk();
    const { conductor, recorded, published } = talk;
    const { name } = waitingStep();
    await typeCard(root);
    const typed = secretsIn(conductor, {});
    submitForm(root);
    await frame();
    const end = await waitForEnd(conductor, currentSetup().segment.name);
    talk.readBack();
    const sent = secretsIn(conductor, {
      'a fact': published,
      'a report': recorded.reports,
      'the stored conversation': [...stored],
    });
    const leadsOn = end.kind !== 'waits' || end.step !== name;
    return { ...recorded, answer: 'a card', kind: 'form', leadsOn, end, secrets: [...new Set([...typed, ...sent])] };
  },
  hideUnsure: hideUnsureTexts,
  judgeContrast: ({ text, picture }) => contrastProblem(text, picture),
  showUnsure: showUnsureTexts,
  repaint,
  requests: requestsSeen,
  computedFacts: () => computedFacts(currentSetup().segment, seededScene()),
};
