import { computedFacts } from './computed-facts';
import { contrastProblem, hideUnsureTexts, repaint, showUnsureTexts } from './contrast';
import type { KitOfConversation } from './conversation-contract';
import { shownConversation, waitingStep } from './current-conversation';
import { hostileJourney, withoutHostileText } from './hostile';
import { requestsSeen } from './requests';
import { secretsIn, submitForm, typeCard } from './secret-form';
import { currentSetup, extendSetup, seededScene } from './setup';
import { frame } from './turns';
import { waitForEnd } from './wait';

/** The part of the kit that looks at what a segment says, records, sends and shows. */
export const kitOfConversation: KitOfConversation = {
  makeHostile() {
    const { segment, http } = currentSetup();
    extendSetup({ journey: hostileJourney(segment, seededScene()), http: withoutHostileText(http) });
  },
  async submitCard() {
    const { root, stored, conversation } = shownConversation();
    const { conductor, recorded, published } = conversation;
    const { name } = waitingStep();
    await typeCard(root);
    const typed = secretsIn(conductor, {});
    submitForm(root);
    await frame();
    const end = await waitForEnd(conductor, currentSetup().segment.name);
    conversation.readBack();
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
