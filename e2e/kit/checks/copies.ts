import { count, type KitCheck } from '../evidence';

/** A text that only the library itself contains, also after tree shaking. */
const marks = {
  react: 'enqueueForceUpdate',
  'styled-components': 'data-styled-version',
} as const;

/** No second React or styled-components. */
export const copies: KitCheck = ({ remote, brandRuns }) => {
  const inFiles = Object.entries(marks).flatMap(([library, mark]) =>
    remote.files
      .filter(({ content }) => content?.includes(mark))
      .map(
        ({ name }) =>
          `${name} holds a copy of ${library}. Import it by its name in the share list; the host provides it.`,
      ),
  );
  const onPage = brandRuns.flatMap((run) => run.traces).filter((trace) => trace.startsWith('react: '));
  return {
    summary: `none in ${count(remote.files.length, 'file')}`,
    problems: [
      ...inFiles,
      ...onPage.map((trace) => `Two Reacts on one page break hooks (${trace}). Use the host's copy.`),
    ],
  };
};
