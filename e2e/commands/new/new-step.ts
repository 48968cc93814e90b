import { dirname, relative } from 'node:path/posix';
import ts from 'typescript';
import { camelCase, checkStepName } from './names';
import { addElement, applyEdits, argumentOf, insert, nodesOf, parse, propertyOf } from './source-edits';
import { findStepBefore, leadTo, type StepBefore, targetToTake } from './step-before';
import { stepTestText, stepText } from './step-texts';
import type { NewText, WorkspaceFiles } from './workspace-files';

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
  checkStepName(name);
  const list = `mf-${segment}/src/segment.ts`;
  const stepBefore = findStepBefore(files, segment, after);
  const { file: beside } = stepBefore;
  const folder = beside.startsWith(`mf-${segment}/src/steps/`) ? dirname(beside) : `mf-${segment}/src/steps`;
  const file = `${folder}/${name}.step.ts`;
  const isTaken = files.under(`mf-${segment}/src`).some((each) => files.has(each) && declares(files, each, name));
  if (files.has(file) || isTaken) throw new Error(`The segment ${segment} already has a step ${name}.`);
  const target = targetToTake(after, stepBefore, before);
  const state = relative(folder, `mf-${segment}/src/state`);
  return [
    { file, text: stepText({ name, target, state }) },
    { file: `${folder}/${name}.step.test.ts`, text: stepTestText({ name, target }) },
    { file: list, text: listed(files.read(list), name, relative(dirname(list), file), stepBefore) },
    leadTo(files, stepBefore, target, name),
  ];
}

function declares(files: WorkspaceFiles, file: string, name: string): boolean {
  return /\.(step|question)\.ts$/.test(file) && files.read(file).includes(`name: '${name}'`);
}

/** The list of steps with the new one after `before`, or at the end. */
function listed(text: string, name: string, file: string, { exportName }: StepBefore): string {
  const source = parse(text);
  const definition = argumentOf(source, 'defineSegment');
  const steps = definition && propertyOf(definition, 'steps')?.initializer;
  const lastImport = nodesOf(source, ts.isImportDeclaration).at(-1);
  if (!steps || !ts.isArrayLiteralExpression(steps) || !lastImport) {
    throw new Error('The `segment.ts` has no list of `steps`, so the new step cannot be listed.');
  }
  const constant = camelCase(name);
  return applyEdits(text, [
    insert(lastImport.getEnd(), `\nimport { ${constant} } from './${file.replace(/\.ts$/, '')}';`),
    addElement(steps, constant, exportName),
  ]);
}
