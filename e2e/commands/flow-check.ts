// pnpm check flow: walks the graph of all steps, and looks for step files that no segment lists and for data that no code reads.
// Prints a line for each problem; then the exit code is 1.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { journeySchema } from '@consorcio/shared/entities';
import { checkFlow, flowEdges, type Segment } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { productModules } from '../documents/code/product-modules';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { unlistedSteps } from './flow-check/unlisted-steps';
import { type Datum, unreadData } from './flow-check/unread-data';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const { segments } = conversation;
const modules = productModules().filter((file) => !file.includes('/development/'));
const sources = modules.map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
const stepFiles = modules.filter((file) => file.endsWith('.step.ts'));
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
  ...unreadData(recordableData(), sources),
];
endCheck(problems, () => {
  const edges = flowEdges(conversation);
  const ways = [...edges.values()].flat().length;
  const names = segments.map(({ name }) => name).join(', ');
  return `The flow has no problems: ${edges.size} steps and ${ways} transitions in ${names}.`;
});

/** What the conversation can record: the shared journey, and the own state of each segment, which only its package reads. */
function recordableData(): readonly Datum[] {
  const everywhere = [...segments.map(sourceOf), 'shared/src/'];
  const data = (scope: { readonly shape: object } | undefined, file: string, folders: readonly string[]) =>
    Object.keys(scope?.shape ?? {}).map((key) => ({ key, file, folders }));
  return [
    ...data(journeySchema, 'shared/src/entities/journey.ts', everywhere),
    ...segments.flatMap((segment) =>
      [segment.state?.visitor, segment.state?.purchase].flatMap((scope) =>
        data(scope, `the state of ${segment.name}`, [sourceOf(segment)]),
      ),
    ),
  ];
}

/** The folder of a segment's code: two are parts of the host. */
function sourceOf({ name }: Segment): string {
  return name === 'host' || name === 'return-visit' ? 'host/src/' : `mf-${name}/src/`;
}
