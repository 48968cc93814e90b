import ts from 'typescript';
import { checkSegmentName } from './names';
import { segmentTexts } from './segment-texts';
import { applyEdits, insert, nodesOf, parse, propertyOf, replace } from './source-edits';
import type { NewText, WorkspaceFiles } from './workspace-files';

export interface NewSegment {
  readonly name: string;
  /** The exit that leads to the new segment: `<segment>:<exit>`. */
  readonly after: string;
}

const itinerary = 'host/src/journey/itinerary.ts';
const ports = 'e2e/commands/support/ports.ts';
const modules = 'e2e/pages/fixtures/load-conversation.ts';
const workflows = '.github/workflows';

/** The package of a new segment, its workflow, and its lines in the files that list segments. */
export function newSegment(files: WorkspaceFiles, { name, after }: NewSegment): readonly NewText[] {
  checkSegmentName(name);
  if (files.has(`mf-${name}`)) throw new Error(`There is a folder mf-${name} already.`);
  return [
    ...segmentTexts(name),
    { file: `${workflows}/${name}.yml`, text: workflow(files, name) },
    { file: itinerary, text: withLeg(files.read(itinerary), name, after) },
    { file: ports, text: withPort(files.read(ports), name) },
    { file: modules, text: withModule(files.read(modules), name) },
  ];
}

/** As that of another segment: they differ only in the name. */
function workflow(files: WorkspaceFiles, name: string): string {
  const like = 'survey';
  return files.read(`${workflows}/${like}.yml`).replaceAll(like, name);
}

/** The exit leads to the new segment, whose own exit leads where the exit led before. */
function withLeg(text: string, name: string, after: string): string {
  const legs = objectWith(text, 'itinerary', (key) => key.includes(':'));
  const leg = propertyOf(legs, after);
  if (!leg) {
    const known = legs.properties.map((property) => property.name?.getText().replaceAll("'", '') ?? '');
    throw new Error(`The itinerary has no exit "${after}". There are: ${known.join(', ')}.`);
  }
  const { initializer } = leg;
  return applyEdits(text, [
    replace(initializer, `{ segment: '${name}' }`),
    insert(leg.getEnd(), `,\n  '${name}:continuar': ${initializer.getText()}`),
  ]);
}

/** The first free port after those of the other segments. */
function withPort(text: string, name: string): string {
  const list = objectWith(text, 'defaultPorts', (key) => key === 'host');
  const taken = list.properties.map((property) => Number(property.getText().split(':')[1]));
  const before = propertyOf(list, 'sandbox');
  let port = Number(propertyOf(list, 'host')?.initializer.getText()) + 1;
  while (taken.includes(port)) port += 1;
  return applyEdits(text, [insert(before?.getStart() ?? list.getEnd() - 1, `${name}: ${port}, `)]);
}

function withModule(text: string, name: string): string {
  const list = objectWith(text, 'modules', (key) => key === 'simulation');
  const line = `${name}: () => import('../../../mf-${name}/src/segment')`;
  return applyEdits(text, [insert(list.properties.end, list.properties.hasTrailingComma ? line : `, ${line}`)]);
}

/** The object literal of a constant, which has a key that `test` accepts. */
function objectWith(text: string, constant: string, test: (key: string) => boolean): ts.ObjectLiteralExpression {
  const found = nodesOf(parse(text), ts.isVariableDeclaration)
    .filter(({ name }) => name.getText() === constant)
    .flatMap((declaration) => nodesOf(declaration, ts.isObjectLiteralExpression))
    .find(({ properties }) => properties.some((property) => test(property.name?.getText().replaceAll("'", '') ?? '')));
  if (!found) throw new Error(`The list \`${constant}\` was not found, so the new segment cannot be added to it.`);
  return found;
}
