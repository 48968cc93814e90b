// pnpm check flow: walks the graph of all steps. Prints a line for each problem; then the exit code is 1.
import { checkFlow, flowEdges } from '@consorcio/shared/flow';
import { loadConversation } from '../random/load-conversation';

const conversation = await loadConversation();
const problems = checkFlow(conversation);
for (const { kind, message } of problems) console.error(`${kind}: ${message}`);

if (problems.length > 0) process.exitCode = 1;
else {
  const edges = flowEdges(conversation);
  const ways = [...edges.values()].flat().length;
  const names = conversation.segments.map(({ name }) => name).join(', ');
  console.log(`The flow has no problems: ${edges.size} steps and ${ways} transitions in ${names}.`);
}
