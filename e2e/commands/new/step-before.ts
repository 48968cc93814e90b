import ts from 'typescript';
import { applyEdits, nodesOf, parse, propertyOf, replace } from './source-edits';
import type { NewText, WorkspaceFiles } from './workspace-files';

/** A step that is declared in a file, and where it leads. */
export interface StepBefore {
  readonly file: string;
  /** The constant or function that the list of steps names. */
  readonly exportName: string;
  readonly targets: readonly string[];
}

/** Where a failure leads: no step comes before it by choice. */
const ofFailures = new Set(['error-general', 'back-to-trouble']);

/** Searches the files of a segment for a step. Throws if there is none that a command can change. */
export function findStepBefore(files: WorkspaceFiles, segment: string, name: string): StepBefore {
  const sources = files.under(`mf-${segment}/src`).filter((file) => file.endsWith('.step.ts'));
  const steps = sources.flatMap((file) => stepIn(file, files.read(file)));
  const found = steps.find((step) => step.name === name);
  if (found) return found;
  const names = steps.map((step) => step.name).sort();
  throw new Error(
    `The segment ${segment} has no file of a step ${name}. A question of the proposal is added by hand: see docs/guides/add-a-step.md. ` +
      `There are: ${names.join(', ')}.`,
  );
}

/** The target that a new step takes over: the only one, or `wanted`. */
export function targetToTake(name: string, { targets }: StepBefore, wanted: string | undefined): string {
  const usual = targets.filter((target) => !ofFailures.has(target));
  if (wanted !== undefined && targets.includes(wanted)) return wanted;
  const [only, ...others] = usual;
  if (wanted === undefined && only !== undefined && others.length === 0) return only;
  const problem = wanted === undefined ? `${name} has several ways on` : `${name} does not lead to ${wanted}`;
  throw new Error(`${problem}, so say between which steps the new one is: --before ${usual.join(' | ')}.`);
}

/** The file of the step, which now leads to `name` instead of `target`. */
export function leadTo(files: WorkspaceFiles, { file }: StepBefore, target: string, name: string): NewText {
  const text = files.read(file);
  const targets = nodesOf(parse(text), ts.isStringLiteral).filter(
    (literal) => literal.text === target && !isNameOrImport(literal),
  );
  return {
    file,
    text: applyEdits(
      text,
      targets.map((literal) => replace(literal, `'${name}'`)),
    ),
  };
}

function isNameOrImport({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    (ts.isPropertyAssignment(parent) && ['name', 'id'].includes(parent.name.getText()))
  );
}

function stepIn(file: string, text: string): readonly (StepBefore & { readonly name: string })[] {
  const source = parse(text);
  return nodesOf(source, ts.isObjectLiteralExpression).flatMap((object) => {
    const [name, leadsTo] = ['name', 'leadsTo'].map((key) => propertyOf(object, key)?.initializer);
    const exportName = exportOf(object);
    if (!name || !ts.isStringLiteral(name) || !leadsTo || exportName === undefined) return [];
    const targets = nodesOf(leadsTo, ts.isStringLiteral).map((literal) => literal.text);
    return targets.length === 0 ? [] : [{ file, exportName, name: name.text, targets }];
  });
}

/** The name of the exported constant or function around a node. */
function exportOf(node: ts.Node): string | undefined {
  for (let each: ts.Node = node; each.parent; each = each.parent) {
    if (ts.isSourceFile(each.parent)) {
      if (ts.isVariableStatement(each)) return each.declarationList.declarations[0]?.name.getText();
      if (ts.isFunctionDeclaration(each)) return each.name?.text;
    }
  }
  return undefined;
}
