/** Which journeys see a folder of the product: the beginnings of their file names. */
const journeysOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^mf-simulation\//, ['stories', 'once', 'plans', 'titles']],
  [/^mf-proposal\//, ['stories', 'accessibility', 'touch-autofill']],
  [/^mf-payment\//, ['payment-', 'once']],
  [/^mf-survey\//, ['stories', 'accessibility']],
  [/^host\/src\/(page|brand)\//, ['page', 'brands', 'institution', 'accessibility']],
  [/^host\/src\/chat\//, ['stories', 'keyboard', 'scrolling', 'postures', 'touch-', 'long-conversation']],
  [/^host\/src\/opening\//, ['opening']],
  [/^host\/src\/(journey|storage)\//, ['resume', 'coming-back']],
  [/^host\/src\/(kept|return-visit|purchases)\//, ['coming-back', 'once', 'payment-privacy']],
  [/^host\/src\/(segments|config|observation)\//, ['recovery', 'skew', 'deploy']],
  [/^host\/src\/analytics\//, ['analytics']],
  [/^host\/src\/(http|platform)\//, ['once', 'attack-answers']],
  [/^host\/(brands|pages)\//, ['brands', 'page', 'opening']],
  [/^host\/serving\//, ['stories', 'attack-integrity']],
  [/^host\/(src\/[^/]+$|webpack)/, ['stories', 'opening', 'production-build']],
  [/^shared\/src\/(errors|http)\//, ['stories', 'attack-answers']],
  [/^shared\/src\/(entities|validation)\//, ['stories', 'attack-texts', 'touch-autofill']],
  [/^shared\/src\/events\//, ['analytics']],
  [/^shared\/src\/flow\//, ['stories', 'resume', 'recovery', 'once']],
  [/^shared\/src\/masks\//, ['touch-autofill']],
  [/^shared\/src\/(theme|ui)\//, ['brands', 'accessibility', 'postures', 'touch-']],
  [/^shared\/(src\/journey|webpack)\//, ['stories', 'payment-happy-path']],
  [/^e2e\/(sandbox|pages|fixtures)\//, ['stories', 'payment-happy-path']],
];

/** The words of `pnpm e2e` for the journeys that may see one of these changed files: paths of journeys, or their beginnings. */
export function journeysFor(files: readonly string[]): readonly string[] {
  const product = files.filter((file) => !/\.test\.tsx?$|\/testing\/|\.md$/.test(file));
  const beginnings = journeysOf.flatMap(([folder, words]) => (product.some((file) => folder.test(file)) ? words : []));
  const own = files.filter((file) => file.startsWith('e2e/journeys/')).map((file) => file.replace('e2e/', ''));
  return [...new Set([...own, ...beginnings.map((word) => `journeys/${word}`)])];
}

/** All beginnings that the table names. */
export const knownBeginnings: readonly string[] = journeysOf.flatMap(([, words]) => words);
