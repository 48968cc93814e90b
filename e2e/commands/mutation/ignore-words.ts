/** The part of a Babel path that is read here. Babel's types come with Stryker and cannot be imported from it. */
interface Path {
  readonly node: {
    readonly arguments?: readonly unknown[];
    readonly callee?: { readonly name?: string };
    readonly key?: { readonly name?: string };
  };
  readonly parentPath: Path | null;
  isObjectProperty(): boolean;
  isStringLiteral(): boolean;
  isTemplateLiteral(): boolean;
  findParent(is: (path: { isObjectProperty(): boolean }) => boolean): { readonly node: ObjectProperty } | null;
}

interface ObjectProperty {
  readonly key: { readonly name?: string };
}

/** Properties whose text the visitor reads. The browser journeys and the pictures of docs/screens check these. */
const readByVisitors: ReadonlySet<string> = new Set(['text', 'title', 'label', 'placeholder', 'titulo', 'rotulo']);

/** Sentences for developers. Tests check the code of the error, or the kind of the problem. */
const readByDevelopers: ReadonlySet<string> = new Set(['message']);

/**
 * Literals that no unit test should repeat word by word, and the `example` of a step: test data beside the step, which no
 * production build contains. What is ignored is ignored with everything in it.
 */
const words = {
  shouldIgnore(path: Path): string | undefined {
    if (path.isObjectProperty() && path.node.key?.name === 'example') return 'Test data.';
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const key = path.findParent((parent) => parent.isObjectProperty())?.node.key.name ?? '';
    if (readByVisitors.has(key)) return 'What the visitor reads is checked in the browser.';
    if (readByDevelopers.has(key) || isErrorMessage(path)) return 'A message for developers.';
    return undefined;
  },
};

/** The text of `new AppError(code, text)`, `new Error(text)`, the engine's `coded(code, text)` and `needed(value, name)`. */
function isErrorMessage({ parentPath, node }: Path): boolean {
  const { callee, arguments: given } = parentPath?.node ?? {};
  return /Error$|^(coded|needed|dangling)$/.test(callee?.name ?? '') && given?.at(-1) === node;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: words }];
