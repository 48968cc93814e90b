import { theme } from '@consorcio/shared/theme';
import { Button } from '@consorcio/shared/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { supportedContracts } from '../../segments/segment-contract';
import { MarkBox } from './mark.styles';
import {
  type DescribedBuild,
  describeBuild,
  forgetShownBuilds,
  readShownBuilds,
  rememberShownBuilds,
  type ShownBuilds,
} from './shown-builds';

/** Takes the builds that this tab shows from its address and marks the page. Only in builds for testers. */
export function showBuilds(): void {
  const { rest, refusals } = rememberShownBuilds(window.location.href);
  if (rest !== window.location.href) window.history.replaceState(window.history.state, '', rest);
  const shown = readShownBuilds();
  if (Object.keys(shown).length === 0 && refusals.length === 0) return;
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Versão de teste');
  document.body.append(place);
  const describe = (manifest: string) => describeBuild(window.fetch.bind(window), manifest);
  const handleBack = () => {
    forgetShownBuilds();
    window.location.reload();
  };
  createRoot(place).render(
    <ThemeProvider theme={theme}>
      <Mark shown={shown} refusals={refusals} describe={describe} onBack={handleBack} />
    </ThemeProvider>,
  );
}

export interface MarkProps {
  shown: ShownBuilds;
  refusals: readonly string[];
  describe(manifest: string): Promise<DescribedBuild>;
  onBack(): void;
}

/** Says that this tab shows builds that are not released, and leads back. */
export function Mark({ shown, refusals, describe, onBack }: MarkProps) {
  const names = Object.keys(shown);
  return (
    <MarkBox open={refusals.length > 0}>
      <summary>{`Versão de teste: ${names.length > 0 ? names.join(', ') : 'nenhuma'}`}</summary>
      <ul>
        {Object.entries(shown).map(([name, manifest]) => (
          <ShownBuild key={name} name={name} manifest={manifest} describe={describe} />
        ))}
        {refusals.map((refusal) => (
          <li key={refusal}>{`Recusado: ${refusal}`}</li>
        ))}
      </ul>
      <Button tone="secondary" onClick={onBack}>
        Voltar à versão publicada
      </Button>
    </MarkBox>
  );
}

function ShownBuild({ name, manifest, describe }: Pick<MarkProps, 'describe'> & { name: string; manifest: string }) {
  const [found, setFound] = useState<DescribedBuild>();
  useEffect(() => void describe(manifest).then(setFound), [describe, manifest]);
  return (
    <li>
      <strong>{name}</strong>
      <span>{`, ${stateOf(found)}: ${manifest}`}</span>
    </li>
  );
}

function stateOf(found: DescribedBuild | undefined): string {
  if (!found) return 'carregando';
  if ('problem' in found) return found.problem;
  const { contract } = found.build;
  if (supportedContracts.includes(contract)) return `contrato ${contract}`;
  return `contrato ${contract}, que esta página não aceita (aceita ${supportedContracts.join(' e ')})`;
}
