import { useEffect } from 'react';
import { useTalkView } from './talk/talk-context';

/** The title of the tab says which part of the talk it is in. The host's own steps keep the title of the page. */
export function PhaseTitle() {
  const segment = useTalkView(({ snapshot }) => snapshot.place.segment);
  useEffect(() => {
    const phase = phases.get(segment);
    if (!phase) return undefined;
    const { title } = document;
    const own = `${phase} | ${title}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title; // what a segment did to the title must not be hidden
    };
  }, [segment]);
  return null;
}

const phases: ReadonlyMap<string, string> = new Map([
  ['simulation', 'Simulação'],
  ['proposal', 'Proposta'],
  ['payment', 'Pagamento'],
  ['survey', 'Pesquisa'],
]);
