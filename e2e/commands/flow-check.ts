// pnpm check flow: walks the graph of all steps, and looks for step files that no segment lists and for data that no code reads.
// Prints a line for each problem; then the exit code is 1.
import { checkFlow, flowEdges } from '@consorcio/shared/flow';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { productFiles, recordableData, stepFiles } from './flow-check/tree';
import { unlistedSteps } from './flow-check/unlisted-steps';
import { unreadData } from './flow-check/unread-data';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const { segments } = conversation;
const problems = [
  ...checkFlow(conversation).map(({ kind, message }) => `${kind}: ${message}`),
  ...unlistedSteps(await stepFiles(segments)),
  ...unreadData(recordableData(segments), productFiles()),
];
endCheck(problems, () => {
  const edges = flowEdges(conversation);
  const ways = [...edges.values()].flat().length;
  const names = segments.map(({ name }) => name).join(', ');
  return `The flow has no problems: ${edges.size} steps and ${ways} transitions in ${names}.`;
});
