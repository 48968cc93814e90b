import type { KitCheck } from '../evidence';

/** The segment does nothing that the policy of a brand's page refuses. */
export const policy: KitCheck = ({ refused }) => ({
  summary: 'nothing was refused',
  problems: refused.map(
    (what) =>
      `It needs a weaker policy than that of our pages: ${what}. See docs/guides/serving.md for what they allow.`,
  ),
});
