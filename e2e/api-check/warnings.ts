/** Runs something of the product and keeps its warnings, such as why it leaves out an entry of a list, from the terminal. */
export function keepWarnings<T>(run: () => T): { readonly result: T; readonly warnings: readonly string[] } {
  const warn = console.warn;
  const warnings = new Set<string>();
  console.warn = (...parts: readonly unknown[]) => void warnings.add(parts.join(' '));
  try {
    const result = run();
    return { result, warnings: [...warnings] };
  } finally {
    console.warn = warn;
  }
}
