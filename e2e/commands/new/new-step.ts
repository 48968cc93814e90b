import { dirname, relative } from 'node:path/posix';
import { filled, type NewText, type WorkspaceFiles } from './workspace-files';

export interface NewStep {
  readonly segment: string;
  readonly name: string;
  /** The step that leads to the new one. */
  readonly after: string;
  /** What that step led to, and the new one leads to. Needed when it leads to several. */
  readonly before?: string | undefined;
}

/** The files of a new step between two others: the step, its test, the list of steps, and the step before it. */
export function newStep(files: WorkspaceFiles, { segment, name, after, before }: NewStep): readonly NewText[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a step: write small letters without accents, digits, and "-" between words.`,
    );
  const sources = files.under(`mf-${segment}/src`).map((file) => `mf-${segment}/src/${file}`);
  const texts = sources.filter((file) => /\.(step|question)\.ts$/.test(file)).map((file) => [file, files.read(file)]);
  if (texts.some(([, text]) => text?.includes(`name: '${name}'`)))
    throw new Error(`The segment ${segment} already has a step ${name}.`);
  const steps = texts.flatMap(([file = '', text = '']) => (file.endsWith('.step.ts') ? stepsIn(file, text) : []));
  const stepBefore = steps.find((step) => step.name === after);
  const known = steps.map((step) => step.name).sort();
  if (!stepBefore)
    throw new Error(
      `The segment ${segment} has no file of a step ${after}. A question of the proposal is added by hand: see docs/guides/add-a-step.md. There are: ${known.join(', ')}.`,
    );
  const target = targetToTake(stepBefore, before);
  const usual = `mf-${segment}/src/steps`;
  const folder = stepBefore.file.startsWith(`${usual}/`) ? dirname(stepBefore.file) : usual;
  const constant = name.replace(/-(.)/g, (_whole, letter: string) => letter.toUpperCase());
  const state = relative(folder, `mf-${segment}/src/state`);
  const list = `mf-${segment}/src/segment.ts`;
  const path = `./${relative(dirname(list), folder)}/${name}.step`;
  return [
    ...filled('step', folder, { name, constant, target, state }, `${name}.`),
    { file: list, text: listed(files.read(list), stepBefore.exportName, constant, path) },
    { file: stepBefore.file, text: leadTo(files.read(stepBefore.file), target, name) },
  ];
}

type StepBefore = ReturnType<typeof stepsIn>[number];

/** The steps of a file whose declarations say where they lead. `exportName` is the constant or function that the list of steps names. */
function stepsIn(file: string, text: string) {
  return text.split(/^(?=export )/m).flatMap((part) => {
    const [, exportName] = /^export (?:const|function) (\w+)/.exec(part) ?? [];
    const [, name] = /\bname: '([^']+)'/.exec(part) ?? [];
    const [list = ''] = /\bleadsTo:\s*\[[^\]]*\]/.exec(part) ?? [];
    const targets = [...list.matchAll(/'([^']+)'/g)].map(([, target = '']) => target);
    return exportName && name && targets.length > 0 ? [{ file, name, exportName, targets }] : [];
  });
}

/** The target that a new step takes over: the only one, or `wanted`. No step comes by choice before what a failure leads to. */
function targetToTake({ name, targets }: StepBefore, wanted: string | undefined): string {
  const usual = targets.filter((target) => !/^(error-general|back-to-trouble)$/.test(target));
  if (wanted !== undefined && targets.includes(wanted)) return wanted;
  const [only, ...others] = usual;
  if (wanted === undefined && only !== undefined && others.length === 0) return only;
  const problem = wanted === undefined ? `${name} has several ways on` : `${name} does not lead to ${wanted}`;
  throw new Error(`${problem}, so say between which steps the new one is: --before ${usual.join(' | ')}.`);
}

/** The list of steps with the new one after `before`, or at the end: a method lists its own steps. */
function listed(text: string, before: string, constant: string, path: string): string {
  const [list] = /(?<=\n {2}steps: \[).*?(?=,?\s*\],\n)/s.exec(text) ?? [];
  if (list === undefined) throw new Error('The `segment.ts` has no list of `steps`, so the new step cannot be listed.');
  const place = new RegExp(`\\b${before}\\b(\\([^()]*\\))?`);
  const longer = place.test(list) ? list.replace(place, `$&, ${constant}`) : `${list}, ${constant}`;
  return `import { ${constant} } from '${path}';\n${text.replace(list, longer)}`;
}

/** The text of a step, which now leads to `name` instead of `target`. */
function leadTo(text: string, target: string, name: string): string {
  return text.replaceAll(new RegExp(`(?<!(name|id): |from )'${target}'`, 'g'), `'${name}'`);
}
