// pnpm check flow: walks the graph of all steps, and looks for step files that no segment lists. Prints a line for each
// problem; then the exit code is 1.
import { pathToFileURL } from 'node:url';
import { checkFlow, flowEdges, type Segment } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { productModules } from '../documents/code/product-modules';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { unlistedSteps } from './flow-check/unlisted-steps';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const { segments } = conversation;
const stepFiles = productModules().filter((file) => file.endsWith('.step.ts') && !file.includes('/development/'));
const exported = await Promise.all(stepFiles.map((file) => import(pathToFileURL(inRoot(file)).href)));
const problems = [
  ...checkFlow(conversation).map(({ kind, message }) => `${kind}: ${message}`),
  ...stepFiles.flatMap((file, index) =>
    unlistedSteps(
      file,
      exported[index],
      segments.filter((segment) => file.startsWith(sourceOf(segment))),
    ),
  ),
];
endCheck(problems, () => {
  const edges = flowEdges(conversation);
  const ways = [...edges.values()].flat().length;
  const names = segments.map(({ name }) => name).join(', ');
  return `The flow has no problems: ${edges.size} steps and ${ways} transitions in ${names}.`;
});

/** The folder of a segment's code: two are parts of the host. */
function sourceOf({ name }: Segment): string {
  return name === 'host' || name === 'return-visit' ? 'host/src/' : `mf-${name}/src/`;
}
