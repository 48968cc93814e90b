import { byId } from './elements';

const sizes = [0.3, 0.5, 0.75, 1];

/** Makes the map smaller or larger, about the middle of what is visible. */
export function zoomMap(): void {
  const canvas = byId('canvas', HTMLElement);
  const scroll = byId('scroll', HTMLElement);
  const size = byId('size', HTMLOutputElement);
  let at = sizes.indexOf(0.75);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-zoom]')) {
    button.addEventListener('click', () => {
      const before = sizes[at] ?? 1;
      at = Math.min(Math.max(at + (button.dataset.zoom === 'in' ? 1 : -1), 0), sizes.length - 1);
      const now = sizes[at] ?? 1;
      const middle = {
        left: ((scroll.scrollLeft + scroll.clientWidth / 2) * now) / before - scroll.clientWidth / 2,
        top: ((scroll.scrollTop + scroll.clientHeight / 2) * now) / before - scroll.clientHeight / 2,
      };
      canvas.style.setProperty('zoom', String(now));
      scroll.scrollTo(middle);
      size.textContent = `${Math.round(now * 100)}%`;
    });
  }
}
