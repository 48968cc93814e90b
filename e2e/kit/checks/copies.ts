import { type Check, count } from '../evidence';

/** What only the library itself contains, however much of it was shaken out. */
const marks = {
  react: 'enqueueForceUpdate',
  'styled-components': 'data-styled-version',
} as const;

/** No second React or styled-components, and no request to anybody but its own origin and the API. */
export const copies: Check = ({ remote, tours, origins }) => {
  const inFiles = Object.entries(marks).flatMap(([library, mark]) =>
    remote.files
      .filter(({ content }) => content?.includes(mark))
      .map(
        ({ name }) => `${name} holds a copy of ${library}. Import it as the share list has it; the host provides it.`,
      ),
  );
  const onPage = [...new Set(tours.flatMap((tour) => tour.traces))].filter((trace) => trace.startsWith('react: '));
  const requests = [...new Set(tours.flatMap((tour) => tour.requests))].filter((url) => /^(https?|wss?):/.test(url));
  const foreign = requests.filter((url) => !origins.includes(new URL(url).origin));
  return {
    figures: `${count(requests.length, 'request')}, none elsewhere`,
    problems: [
      ...inFiles,
      ...onPage.map((trace) => `Two Reacts on one page break hooks (${trace}). Take it from the host.`),
      ...foreign.map(
        (url) =>
          `It asked ${url}, which is neither its own origin nor the API. Serve it from the build, or ask the API.`,
      ),
    ],
  };
};
