import type { VisitCounts } from '../visits/count-visits';
import { byData, byId } from './elements';

/** Shows what was observed at each step: when the page opens, when somebody comes back to it, and on demand. */
export function watchCounts(): void {
  const numbers = byData('numbers');
  const summary = byId('observed', HTMLElement);
  byId('refresh', HTMLButtonElement).addEventListener('click', read);
  window.addEventListener('focus', read);
  void read();

  async function read(): Promise<void> {
    try {
      const answer = await fetch('/fluxo/visits');
      const counts: VisitCounts = await answer.json();
      show(counts);
    } catch {
      summary.textContent = 'The sandbox does not answer';
    }
  }

  function show({ pages, steps }: VisitCounts): void {
    summary.textContent = pages === 1 ? '1 visit observed' : `${pages} visits observed`;
    for (const badge of document.querySelectorAll<HTMLElement>('[data-count]')) {
      const { visits = 0, failures = 0 } = steps[badge.dataset.count ?? ''] ?? {};
      badge.hidden = visits + failures === 0;
      badge.classList.toggle('failed', failures > 0);
      badge.textContent = String(visits);
      badge.title = `visits: ${visits}, failures: ${failures}`;
    }
    for (const [key, section] of numbers) {
      const count = steps[key];
      section.hidden = pages === 0 && !count;
      for (const number of section.querySelectorAll<HTMLElement>('[data-number]'))
        number.textContent = String(count?.[number.dataset.number as keyof typeof count] ?? 0);
    }
  }
}
