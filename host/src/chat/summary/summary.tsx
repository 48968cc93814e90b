import { Breakable, Chip, GoodsDrawing, SheetAmount, SheetSmall } from '@consorcio/shared/ui';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { phaseWords } from '../progress/phases';
import { usePhase } from '../progress/use-phase';
import { Aside, Credit, Hint, Lines, Name, Picture, Title } from './summary.styles';
import { summaryLines } from './summary-lines';

/** What the visitor has chosen so far. It repeats what the conversation has said, so it is not announced. */
export function Summary() {
  const { sceneOf } = useConversation();
  const scene = useConversationView(sceneOf);
  const phase = usePhase();
  const { categoria, nome, planoSelecionado } = scene.journey;

  return (
    <Aside aria-label="Resumo da sua escolha" $isBelowHeader={!scene.brand.isApp}>
      <Picture>
        <GoodsDrawing goods={categoria?.bemCategoriaCodigo ?? 'IMOVEL'} />
      </Picture>
      <Title>{nome === undefined ? 'Sua escolha' : `Sua escolha, ${nome}`}</Title>
      {categoria && (
        <Name>
          <span>{categoria.nome}</span> {planoSelecionado && <Chip>{planoSelecionado.LabelPlano}</Chip>}
        </Name>
      )}
      {planoSelecionado ? (
        <Credit>
          <SheetSmall>Crédito de</SheetSmall> <SheetAmount>{planoSelecionado.bemCredito.label}</SheetAmount>
        </Credit>
      ) : (
        <Hint>{hintOf(categoria !== undefined)}</Hint>
      )}
      <Lines>
        {summaryLines(scene).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">
              <Breakable text={value} />
            </dd>
          </div>
        ))}
      </Lines>
      {phase && <SheetSmall>{phaseWords(phase)}</SheetSmall>}
    </Aside>
  );
}

function hintOf(hasCategory: boolean): string {
  return hasCategory
    ? 'O crédito e as parcelas aparecem aqui quando você escolher um plano.'
    : 'Casa, carro, moto: conte o que quer conquistar, e a sua escolha ganha forma aqui.';
}
