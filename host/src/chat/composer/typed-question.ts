import { type Field, fieldOf, optionsOf } from '@consorcio/shared/flow';
import type { Check } from '@consorcio/shared/validation';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { problemOf } from '../conversation/selectors';

/** A question that the visitor answers by typing. */
export interface TypedQuestion {
  /** Changes with every question, also when the same one is asked again after a refusal. */
  readonly key: string;
  readonly input: Field;
  readonly check: Check<unknown>;
  readonly draft: string;
  readonly problem: string | undefined;
  /** The server is checking the answer. */
  readonly isVerifying: boolean;
  /** It also has options. */
  readonly hasOptions: boolean;
}

/** The present question, if it has a field. */
export function useTypedQuestion(): TypedQuestion | undefined {
  const { asked, key, isVerifying } = useChatState();
  const scene = useConversationView(useConversation().sceneOf);
  const draft = useConversationView(({ snapshot }) => snapshot.draft);
  const problem = useConversationView(problemOf);
  const input = asked?.input;
  if (!input || key === undefined) return undefined;
  return {
    key,
    input: fieldOf(input, scene),
    check: (typed) => input.check(typed, scene),
    draft,
    problem,
    isVerifying,
    hasOptions: optionsOf(asked, scene).length > 0,
  };
}
