import { MomentDrawing, SheetSmall, type StepComponentProps } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { AmountFigure } from '../amount-figure';
import { OutcomeFrame } from './payment-outcome.styles';
import type { Outcome, PaymentOutcomeProps } from './spoken-outcome';

/** How a payment went: a drawing of it, the amount, and the numbers to keep. */
export default function PaymentOutcome({ props }: StepComponentProps<unknown, PaymentOutcomeProps>) {
  const { desfecho, rotulo, valor, contrato, autorizacao } = props;
  return (
    <OutcomeFrame>
      {drawings[desfecho]}
      <div>
        <AmountFigure label={rotulo} amount={valor} />
        {contrato !== '' && <NumberToKeep name="Contrato" value={contrato} />}
        {autorizacao !== '' && <NumberToKeep name="Autorização" value={autorizacao} />}
      </div>
    </OutcomeFrame>
  );
}

function NumberToKeep({ name, value }: { name: string; value: string }) {
  return (
    <SheetSmall as="p">
      <span>{`${name} nº`}</span> <b translate="no">{value}</b>
    </SheetSmall>
  );
}

const card = (
  <g className="first">
    <rect className="main line" x="32" y="26" width="82" height="54" rx="8" />
    <path className="soft" d="M33 40h80v10H33z" />
    <path className="print" d="M43 62h22M43 71h13" />
  </g>
);

/** What is not paid yet has a clock. */
const clock = (
  <g className="then">
    <circle className="paper" cx="116" cy="72" r="18" />
    <circle className="paper line" cx="116" cy="72" r="14" />
    <path className="line" d="M116 64.5V72l5 3.5" />
  </g>
);

const drawings: Readonly<Record<Outcome, ReactElement>> = {
  aprovado: (
    <MomentDrawing name="Pagamento aprovado">
      {card}
      <g className="then">
        <circle className="paper" cx="116" cy="72" r="18" />
        <circle className="main" cx="116" cy="72" r="15" />
        <path className="print" d="m109 72.5 5 5 9-10" />
        <path className="line" d="M130 26v8M126 30h8M22 44v6M19 47h6" />
      </g>
    </MomentDrawing>
  ),
  'em-analise': (
    <MomentDrawing>
      {card}
      {clock}
    </MomentDrawing>
  ),
  registrado: (
    <MomentDrawing>
      <g className="first">
        <path className="paper line" d="M40 44h72v46H40z" />
        <path className="main line" d="M40 44V30a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v14z" />
        <path className="line" d="M58 18v12M94 18v12M52 56h7M72 56h7M92 56h7M52 67h7M72 67h7M52 78h7M72 78h7" />
      </g>
      {clock}
    </MomentDrawing>
  ),
};
