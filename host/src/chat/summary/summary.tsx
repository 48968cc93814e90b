import type { Scene } from '@consorcio/shared/flow';
import { amountWords, appliedCoupon, figures, firstInstalmentInCents, moneyLabel } from '@consorcio/shared/journey';
import { Breakable, Chip, GoodsDrawing, SheetAmount, SheetSmall, useMedia } from '@consorcio/shared/ui';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { phaseWords } from '../progress/phases';
import { usePhase } from '../progress/progress';
import { Aside, Credit, Lines, Name, Picture, RoomBeside, Title, wide } from './summary.styles';

/** Beside the messages, where there is room for it. */
export function WideSummary() {
  return useMedia(wide) && <Summary />;
}

/** The plan that the visitor has chosen: absent before. It repeats what the conversation has said, so it is not announced. */
export function Summary() {
  const { sceneOf } = useConversation();
  const scene = useConversationView(sceneOf);
  const phase = usePhase();
  const { categoria, nome, planoSelecionado } = scene.journey;
  if (!planoSelecionado) return null;

  return (
    <Aside aria-label="Resumo da sua escolha" $isBelowHeader={!scene.brand.isApp}>
      <Picture>
        <GoodsDrawing goods={categoria?.bemCategoriaCodigo ?? 'IMOVEL'} />
      </Picture>
      <Title>{nome === undefined ? 'Sua escolha' : `Sua escolha, ${nome}`}</Title>
      {categoria && (
        <Name>
          <span>{categoria.nome}</span> <Chip>{planoSelecionado.LabelPlano}</Chip>
        </Name>
      )}
      <Credit>
        <SheetSmall>{figures.creditOf}</SheetSmall> <SheetAmount>{planoSelecionado.bemCredito.label}</SheetAmount>
      </Credit>
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
      <RoomBeside />
      {phase && <SheetSmall>{phaseWords(phase)}</SheetSmall>}
    </Aside>
  );
}

/** What is known of the chosen plan, beside its credit: nothing personal. Empty before a plan is chosen. */
export function summaryLines(scene: Scene): readonly { readonly label: string; readonly value: string }[] {
  const { planoSelecionado, proposta } = scene.journey;
  if (!planoSelecionado) return [];
  const coupon = appliedCoupon(scene.journey);
  return [
    { label: figures.monthlyInstalment, value: planoSelecionado.planoValorParcela.label },
    { label: figures.firstInstalment, value: amountWords(scene, firstInstalmentInCents(scene.journey)) },
    ...(coupon ? [{ label: 'Cupom', value: `${moneyLabel(coupon.valorDescontado)} a menos` }] : []),
    { label: figures.term, value: `${planoSelecionado.planoMeses} meses` },
    ...(proposta?.contrato === undefined ? [] : [{ label: figures.contract, value: `nº ${proposta.contrato}` }]),
  ];
}
