import { brotli } from '@consorcio/shared/webpack/precompress';
import { type KitCheck, whereTrue } from '../evidence';
import type { RemoteFile } from '../remote-files';

/** The code that a visitor waits for, and the lazy code, are within the budgets of size-budget.ts. */
export const size: KitCheck = ({ remote, budget }) => {
  const steps = weigh(remote.files, ({ role }) => role !== 'lazy');
  const lazy = weigh(remote.files, ({ role }) => role === 'lazy');
  return {
    summary: `steps ${steps.toFixed(1)} of ${budget.steps} KiB, lazy ${lazy.toFixed(1)} of ${budget.lazy} KiB`,
    problems: whereTrue(
      steps > budget.steps &&
        `Entry and steps weigh ${steps.toFixed(1)} KiB, and the budget is ${budget.steps}. Load components lazily, with a loader.`,
      lazy > budget.lazy &&
        `Lazy parts weigh ${lazy.toFixed(1)} KiB, and the budget is ${budget.lazy}. Remove a library, or agree on a larger budget.`,
    ),
  };
};

function weigh(files: readonly RemoteFile[], which: (file: RemoteFile) => boolean): number {
  const bytes = files.filter(which).reduce((sum, { content }) => sum + (content ? brotli(content).length : 0), 0);
  return bytes / 1024;
}
