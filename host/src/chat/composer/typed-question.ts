import { fieldOf, optionsOf } from '@consorcio/shared/flow';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { problemOf } from '../conversation/selectors';

/** A question that the visitor answers by typing. */
export type TypedQuestion = NonNullable<ReturnType<typeof useTypedQuestion>>;

/** The present question, if it has a field. */
export function useTypedQuestion() {
  const { asked, token, state } = useChatState();
  const scene = useConversationView(useConversation().sceneOf);
  const draft = useConversationView(({ snapshot }) => snapshot.draft);
  const problem = useConversationView(problemOf);
  const input = asked?.input;
  if (!input || token === undefined) return undefined;
  return {
    /** Changes with every question, also when the same one is asked again after a refusal. */
    token,
    input: fieldOf(input, scene),
    check: (typed: string) => input.check(typed, scene),
    draft,
    problem,
    /** The server is checking the answer. */
    isVerifying: state === 'verifying',
    hasOptions: optionsOf(asked, scene).length > 0,
  };
}
