// pnpm check flow: walks the graph of all steps. Prints a line for each problem; then the exit code is 1.
import { checkFlow, flowEdges } from '@consorcio/shared/testing';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const problems = checkFlow(conversation).map(({ kind, message }) => `${kind}: ${message}`);
endCheck(problems, () => {
  const edges = flowEdges(conversation);
  const names = conversation.segments.map(({ name }) => name).join(', ');
  return `The flow has no problems: ${edges.size} steps and ${[...edges.values()].flat().length} transitions in ${names}.`;
});
