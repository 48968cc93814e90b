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
  findParent(is: (path: { isObjectProperty(): boolean }) => boolean): Pick<Path, 'node'> | null;
}

/**
 * Literals that no unit test should repeat word by word, and the `example` of a step: test data beside the step, which no
 * production build contains. What is ignored is ignored with everything in it.
 */
const words = {
  shouldIgnore(path: Path): string | undefined {
    if (path.isObjectProperty() && path.node.key?.name === 'example') return 'Test data.';
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const key = path.findParent((parent) => parent.isObjectProperty())?.node.key?.name ?? '';
    if (/^(text|title|label|placeholder|titulo|rotulo)$/.test(key))
      return 'What the visitor reads is checked elsewhere.';
    return key === 'message' || isErrorMessage(path) ? 'A message for developers: tests check the code.' : undefined;
  },
};

/** The text of `new AppError(code, text)`, `new Error(text)`, the engine's `coded(code, text)` and `needed(value, name)`. */
function isErrorMessage({ parentPath, node }: Path): boolean {
  const { callee, arguments: given } = parentPath?.node ?? {};
  return /Error$|^(coded|needed|dangling)$/.test(callee?.name ?? '') && given?.at(-1) === node;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: words }];
