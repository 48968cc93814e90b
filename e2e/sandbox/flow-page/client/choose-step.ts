import { byData, byId } from './elements';
import { showScreen } from './screen';

/** Shows the step that the address names, and what is around it on the map. */
export function chooseStep(): void {
  const panels = byData('step');
  const cards = byData('card');
  const empty = byId('empty', HTMLElement);
  const canvas = byId('canvas', HTMLElement);
  const arrows = [...document.querySelectorAll<SVGElement>('.arrow')];
  let isFirst = true;

  window.addEventListener('hashchange', show);
  show();

  function show(): void {
    const key = decodeURIComponent(window.location.hash.slice(1));
    const panel = panels.get(key);
    for (const [name, each] of panels) each.hidden = name !== key;
    empty.hidden = panel !== undefined;
    document.body.classList.toggle('has-step', panel !== undefined);
    canvas.classList.toggle('chosen', panel !== undefined);
    markAround(key);
    for (const link of document.querySelectorAll('[data-item] a, [data-card]')) {
      if (link.getAttribute('href') === `#${key}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (panel) {
      byId('panel', HTMLElement).scrollTop = 0;
      showScreen(panel);
      cards.get(key)?.scrollIntoView({ block: 'center', inline: 'center', behavior: smoothly(isFirst) });
      panel.querySelector('h2')?.focus({ preventScroll: true });
    }
    isFirst = false;
  }

  function markAround(key: string): void {
    const near = new Set<string>();
    for (const arrow of arrows) {
      const { from = '', to = '' } = arrow.dataset;
      const isLit = from === key || to === key;
      arrow.classList.toggle('lit', isLit);
      if (isLit) near.add(from).add(to);
    }
    near.delete(key);
    for (const [name, each] of cards) each.classList.toggle('near', near.has(name));
  }
}

function smoothly(isFirst: boolean): ScrollBehavior {
  return isFirst || window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
