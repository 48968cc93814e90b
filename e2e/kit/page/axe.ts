import type { Violation } from './contract';
import { rememberUnsure } from './contrast';

/** The part of axe that is used here. Its own script puts it on the window. */
interface Axe {
  run(context: unknown, options: unknown): Promise<Readonly<Record<'violations' | 'incomplete', readonly AxeResult[]>>>;
}

interface AxeResult {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const resultTypes = ['violations', 'incomplete'];
/** `target-size` is part of WCAG 2.2 AA and off by default. */
const allRules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes,
};
const contrastRules = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes };

/** The violations on the page. The texts whose contrast axe cannot compute are remembered, for a picture of them. */
export async function findViolations(about: 'all' | 'contrast'): Promise<readonly Violation[]> {
  const axe: Axe = Reflect.get(window, 'axe');
  const { violations, incomplete } = await axe.run(document, about === 'all' ? allRules : contrastRules);
  const unsure = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  rememberUnsure(unsure.map(({ target }) => target.join(' ')));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      rule: id,
      target: target.join(' '),
      summary: failureSummary.split('\n').slice(1).join(' ').trim(),
    })),
  );
}
