import type { StepComponentProps } from '@consorcio/shared/ui';
import { ApprovedDrawing } from './approved-drawing';
import { ApprovedAmount, ApprovedFrame, ApprovedWords, Authorisation } from './card-approved.styles';

export interface CardApprovedProps {
  readonly valor: string;
  /** Empty when the bank sent none. */
  readonly autorizacao: string;
}

/** The card was charged: the amount, and the authorisation number if there is one. */
export default function CardApproved({ props }: StepComponentProps<unknown, CardApprovedProps>) {
  return (
    <ApprovedFrame>
      <ApprovedDrawing />
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
