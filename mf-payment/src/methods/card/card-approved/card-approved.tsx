import type { StepComponentProps } from '@consorcio/shared/ui';
import { ApprovedAmount, ApprovedFrame, ApprovedWords, Authorisation, TickDrawing } from './card-approved.styles';

export interface CardApprovedProps {
  readonly valor: string;
  /** Empty when the bank sent none. */
  readonly autorizacao: string;
}

/** The card was charged: the amount, and the authorisation number if there is one. */
export default function CardApproved({ props }: StepComponentProps<unknown, CardApprovedProps>) {
  return (
    <ApprovedFrame>
      {approvedDrawing}
      <ApprovedWords>
        <ApprovedAmount>{props.valor}</ApprovedAmount>
        {props.autorizacao !== '' && (
          <Authorisation>
            Autorização nº <b>{props.autorizacao}</b>
          </Authorisation>
        )}
      </ApprovedWords>
    </ApprovedFrame>
  );
}

const approvedDrawing = (
  <TickDrawing viewBox="0 0 120 92" role="img" aria-label="Pagamento aprovado">
    <circle className="halo" cx="60" cy="46" r="44" />
    <g className="card">
      <rect className="plastic" x="18" y="20" width="72" height="48" rx="7" strokeWidth="2.5" />
      <path className="print" d="M18 33h72" strokeWidth="7" strokeLinecap="butt" opacity="0.85" />
      <path className="print" d="M27 46h20M27 56h12" strokeWidth="2.5" opacity="0.85" />
    </g>
    <g className="seal">
      <circle className="disc" cx="86" cy="62" r="17" strokeWidth="3" />
      <path className="ray" d="M100 20v7M96.5 23.5h7M12 52v6M9 55h6" strokeWidth="2.5" />
      <path className="tick" d="m78 62.5 5.6 5.6L94.4 57" strokeWidth="3" pathLength="1" strokeDasharray="1" />
    </g>
  </TickDrawing>
);
