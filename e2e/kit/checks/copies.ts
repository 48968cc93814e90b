import { type Check, count } from '../evidence';

/** A text that only the library itself contains, also after tree shaking. */
const marks = {
  react: 'enqueueForceUpdate',
  'styled-components': 'data-styled-version',
} as const;

/** No second React or styled-components, and no request except to its own origin and the API. */
export const copies: Check = ({ remote, brandRuns, origins }) => {
  const inFiles = Object.entries(marks).flatMap(([library, mark]) =>
    remote.files
      .filter(({ content }) => content?.includes(mark))
      .map(
        ({ name }) =>
          `${name} holds a copy of ${library}. Import it by its name in the share list; the host provides it.`,
      ),
  );
  const onPage = [...new Set(brandRuns.flatMap((tour) => tour.traces))].filter((trace) => trace.startsWith('react: '));
  const requests = [...new Set(brandRuns.flatMap((tour) => tour.requests))].filter((url) =>
    /^(https?|wss?):/.test(url),
  );
  const foreign = requests.filter((url) => !origins.includes(new URL(url).origin));
  return {
    summary: `${count(requests.length, 'request')}, none elsewhere`,
    problems: [
      ...inFiles,
      ...onPage.map((trace) => `Two Reacts on one page break hooks (${trace}). Use the host's copy.`),
      ...foreign.map(
        (url) =>
          `It requested ${url}, which is neither its own origin nor the API. Serve it from the build, or use the API.`,
      ),
    ],
  };
};
