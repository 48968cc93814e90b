/**
 * What journeys measured and left in their annotations, in lines for people: the fault matrix and the swap of a build in the
 * page.
 * @param {object} report of Playwright's JSON reporter
 * @returns {readonly string[]}
 */
export function toldByJourneys(report) {
  const annotations = annotationsIn(report.suites);
  return [...faultMatrix(annotations('fault-cell')), ...swaps(annotations('swap'))];
}

function annotationsIn(suites) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const all = suites.flatMap(specs).flatMap(({ tests }) =>
    // Of a test that was tried twice, the last try counts.
    tests.flatMap(({ results, annotations }) => results.at(-1)?.annotations ?? annotations ?? []),
  );
  return (type) => all.filter((annotation) => annotation.type === type).map(({ description }) => description);
}

function faultMatrix(cells) {
  if (cells.length === 0) return [];
  const recovered = cells.filter((cell) => cell !== 'failed').map((cell) => JSON.parse(cell));
  const unmet = recovered.filter(({ wasMet }) => !wasMet).length;
  const told = recovered.flatMap(({ toldAfterMs }) => (toldAfterMs === null ? [] : [toldAfterMs]));
  return [
    `fault matrix: ${recovered.length} of ${cells.length} recovered, of these ${unmet} where nothing had to be asked for any more, ` +
      'with no answer lost, no payment sent twice and the shell alive; ' +
      `${told.length} were told, after ${Math.max(0, ...told)} ms at most, ${recovered.length - told.length} noticed nothing`,
  ];
}

function swaps(times) {
  return times.length === 0 ? [] : [`another build in the open page after ${times.map((ms) => `${ms} ms`).join(', ')}`];
}
