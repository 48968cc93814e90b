/** The part of Playwright's JSON report that is read here. */
export interface JourneyReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs?: readonly { readonly tests: readonly Test[] }[];
  readonly suites?: readonly Suite[];
}

interface Test {
  readonly results: readonly { readonly annotations?: readonly Annotation[] }[];
  readonly annotations?: readonly Annotation[];
}

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/**
 * What journeys measured and left in their annotations, in lines for people: the fault matrix, the postures and the swap of a
 * build in an open page.
 */
export function journeyMeasurements({ suites }: JourneyReport): readonly string[] {
  const annotations = suites.flatMap(annotationsIn);
  const ofType = (wanted: string) =>
    annotations.flatMap(({ type, description }) => (type === wanted && description !== undefined ? description : []));
  return [...faultMatrix(ofType('fault-cell')), ...postures(ofType('postures')), ...swaps(ofType('swap'))];
}

/** The annotations of the last try of each test. */
function annotationsIn(suite: Suite): readonly Annotation[] {
  const inner = (suite.suites ?? []).flatMap(annotationsIn);
  const own = (suite.specs ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ results, annotations }) => results.at(-1)?.annotations ?? annotations ?? []),
  );
  return [...own, ...inner];
}

interface FaultCell {
  readonly noticedAfterMs: number | null;
  readonly wasHit: boolean;
}

function faultMatrix(cells: readonly string[]): readonly string[] {
  if (cells.length === 0) return [];
  const recovered = cells.filter((cell) => cell !== 'failed').map((cell): FaultCell => JSON.parse(cell));
  const unmet = recovered.filter(({ wasHit }) => !wasHit).length;
  const delays = recovered.flatMap(({ noticedAfterMs }) => noticedAfterMs ?? []);
  return [
    `fault matrix: ${recovered.length} of ${cells.length} recovered, with no answer lost, no payment sent twice and the shell ` +
      `alive; ${unmet} of them had nothing left to request; ${delays.length} showed a message, after ` +
      `${Math.max(0, ...delays)} ms at most, and ${recovered.length - delays.length} noticed nothing`,
  ];
}

/** A test with a fault leaves no number, and fails. */
function postures(numbers: readonly string[]): readonly string[] {
  const all = numbers.reduce((sum, number) => sum + Number(number), 0);
  return all === 0 ? [] : [`postures: question, field, error and way on in sight in ${all} of ${all}`];
}

function swaps(times: readonly string[]): readonly string[] {
  return times.length === 0 ? [] : [`another build in the open page after ${times.map((ms) => `${ms} ms`).join(', ')}`];
}
