import { Breakable, Chip, GoodsDrawing, SheetAmount, SheetSmall } from '@consorcio/shared/ui';
import { phaseWords } from '../progress/phases';
import { usePhase } from '../progress/use-phase';
import { useTalk, useTalkView } from '../talk/talk-context';
import {
  Aside,
  SummaryCredit,
  SummaryHint,
  SummaryLines,
  SummaryName,
  SummaryPicture,
  SummaryTitle,
} from './summary.styles';
import { summaryLines } from './summary-lines';

/** What the visitor has chosen so far. It repeats what the conversation has said, so it is not announced. */
export function Summary() {
  const { sceneOf } = useTalk();
  const scene = useTalkView(sceneOf);
  const phase = usePhase();
  const { categoria, nome, planoSelecionado } = scene.journey;

  return (
    <Aside aria-label="Resumo da sua escolha" $isBelowHeader={!scene.brand.isApp}>
      <SummaryPicture>
        <GoodsDrawing goods={categoria?.bemCategoriaCodigo ?? 'IMOVEL'} />
      </SummaryPicture>
      <SummaryTitle>{nome === undefined ? 'Sua escolha' : `Sua escolha, ${nome}`}</SummaryTitle>
      {categoria && (
        <SummaryName>
          {categoria.nome} {planoSelecionado && <Chip>{planoSelecionado.LabelPlano}</Chip>}
        </SummaryName>
      )}
      {planoSelecionado ? (
        <SummaryCredit>
          <SheetSmall>Crédito de</SheetSmall> <SheetAmount>{planoSelecionado.bemCredito.label}</SheetAmount>
        </SummaryCredit>
      ) : (
        <SummaryHint>{hintOf(categoria !== undefined)}</SummaryHint>
      )}
      <SummaryLines>
        {summaryLines(scene).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Breakable text={value} />
            </dd>
          </div>
        ))}
      </SummaryLines>
      {phase && <SheetSmall>{phaseWords(phase)}</SheetSmall>}
    </Aside>
  );
}

function hintOf(hasCategory: boolean): string {
  return hasCategory
    ? 'O crédito e as parcelas entram aqui quando você escolher um plano.'
    : 'Casa, carro, moto: conte o que quer conquistar, e a sua escolha ganha forma aqui.';
}
