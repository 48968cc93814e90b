import { Button } from '@consorcio/shared/ui';
import { supportedContracts } from '../../segments/segment-contract';
import { MarkBox } from './mark.styles';
import type { DescribedBuild, ShownBuilds } from './shown-builds';

export interface MarkProps {
  shown: ShownBuilds;
  described: Readonly<Record<string, DescribedBuild>>;
  refusals: readonly string[];
  onBack(): void;
}

/** Says that this tab shows builds that are not released, and leads back. */
export function Mark({ shown, described, refusals, onBack }: MarkProps) {
  const names = Object.keys(shown);
  return (
    <MarkBox open={refusals.length > 0}>
      <summary>{`Versão de teste: ${names.length > 0 ? names.join(', ') : 'nenhuma'}`}</summary>
      <ul>
        {Object.entries(shown).map(([name, manifest]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{`, ${stateOf(described[name])}: ${manifest}`}</span>
          </li>
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

function stateOf(found: DescribedBuild | undefined): string {
  if (!found) return 'carregando';
  if ('problem' in found) return found.problem;
  const { contract } = found.build;
  if (supportedContracts.includes(contract)) return `contrato ${contract}`;
  return `contrato ${contract}, que esta página não aceita (aceita ${supportedContracts.join(' e ')})`;
}
