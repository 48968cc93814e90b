import { filled, type NewText, type WorkspaceFiles } from './workspace-files';

export interface NewSegment {
  readonly name: string;
  /** The exit that leads to the new segment: `<segment>:<exit>`. */
  readonly after: string;
}

const itinerary = 'host/src/talk/itinerary.ts';
const ports = 'e2e/commands/support/ports.ts';
const modules = 'e2e/pages/fixtures/load-conversation.ts';
const workflows = '.github/workflows';

/** The package of a new segment with one step and one exit, its workflow, and its lines in the files that list segments. */
export function newSegment(files: WorkspaceFiles, { name, after }: NewSegment): readonly NewText[] {
  const texts = packageOf(name, 'workspace', `mf-${name}`);
  if (files.has(`mf-${name}`)) throw new Error(`There is a folder mf-${name} already.`);
  const module = `\n  ${name}: () => import('../../../mf-${name}/src/segment'),`;
  return [
    ...texts,
    { file: `${workflows}/${name}.yml`, text: files.read(`${workflows}/survey.yml`).replaceAll('survey', name) },
    { file: itinerary, text: withLeg(files.read(itinerary), name, after) },
    { file: ports, text: withPort(files.read(ports), name) },
    { file: modules, text: added(files.read(modules), /(?<=const modules[^}]*)(?=\n\};)/, module) },
  ];
}

/** The package of a segment with one step and one exit, in this workspace or outside of it. */
export function packageOf(name: string, where: 'workspace' | 'outside', folder: string): readonly NewText[] {
  // The build is a global variable of this name in the page.
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Error(`"${name}" cannot be the name of a segment: write one word of small letters without accents.`);
  const step = `${name}-inicio`;
  const first = { name: step, constant: `${name}Inicio`, target: 'exit:continuar', state: '../state' };
  const words = { name, Name: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` };
  return [
    ...filled('segment', folder, words),
    ...filled(where, folder, words),
    ...filled('step', `${folder}/src/steps`, first, `${step}.`),
  ];
}

/** The exit leads to the new segment, whose own exit leads where the exit led before. */
function withLeg(text: string, name: string, after: string): string {
  const legs = [...text.matchAll(/^ {2}'([\w-]+:[\w-]+)': (\{.*\}),$/gm)];
  const [line = '', , target = ''] = legs.find(([, exit]) => exit === after) ?? [];
  if (line !== '')
    return text.replace(line, `  '${after}': { segment: '${name}' },\n  '${name}:continuar': ${target},`);
  const known = legs.map(([, exit]) => exit).join(', ');
  throw new Error(`The itinerary has no exit "${after}". There are: ${known}.`);
}

/** The first free port after that of the host. */
function withPort(text: string, name: string): string {
  const taken = [...text.matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, port]) => Number(port));
  let [port = 0] = taken;
  while (taken.includes(port)) port += 1;
  return added(text, /\n(?= {2}sandbox: )/, `\n  ${name}: ${port},\n`);
}

function added(text: string, place: RegExp, line: string): string {
  if (!place.test(text)) throw new Error('A list of segments was not found, so the new segment cannot be added to it.');
  return text.replace(place, line);
}
