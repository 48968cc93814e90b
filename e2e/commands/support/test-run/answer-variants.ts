/** The part of a test in Jest's JSON report that is read here. */
export interface VariantTest {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

/** The blocks of `itReadsAllAnswers`: one for each call, and one test in it for each variant. */
const block = / of at least 20 variants$/;
const variant = /^reads "/;

/** How many of the API's answer variants (see the API guide) the product reads as their tables say, in a line for people. */
export function variantMeasurement(tests: readonly VariantTest[]): readonly string[] {
  const played = tests.filter(
    ({ ancestorTitles, title }) => block.test(ancestorTitles.at(-1) ?? '') && variant.test(title),
  );
  if (played.length === 0) return [];
  const calls = new Set(played.map(({ ancestorTitles }) => ancestorTitles.at(-1))).size;
  const read = played.filter(({ status }) => status === 'passed').length;
  return [`answer variants: ${read} of ${played.length} are read as their tables say, in ${calls} calls`];
}
