import { byId } from './elements';

/** Shows one segment: the list has only its steps, the map dims the others and goes to its lane. A second press shows all again. */
export function filterSegments(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.segments button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isOn = button.ariaPressed !== 'true';
      for (const each of buttons) each.ariaPressed = String(isOn && each === button);
      show(isOn ? button.dataset.segment : undefined);
    });
  }

  function show(segment: string | undefined): void {
    document.body.classList.toggle('filtered', segment !== undefined);
    for (const part of document.querySelectorAll<HTMLElement>('.canvas [data-segment], .canvas [data-lane]')) {
      const isShown = segment === undefined || segment === (part.dataset.segment ?? part.dataset.lane);
      part.classList.toggle('shown', isShown);
      if (segment !== undefined && part.dataset.lane === segment) goTo(part);
    }
    for (const part of byId('list', HTMLElement).querySelectorAll<HTMLElement>('[data-lane]'))
      part.classList.toggle('elsewhere', segment !== undefined && part.dataset.lane !== segment);
    byId('search', HTMLInputElement).dispatchEvent(new Event('input')); // it finds only what is shown
  }
}

function goTo(lane: HTMLElement): void {
  byId('scroll', HTMLElement).scrollTop = 0;
  lane.scrollIntoView({ block: 'nearest', inline: 'start' });
}
