import { Chip, Sheet, SheetSmall, SheetTitle, type StepComponentProps } from '@consorcio/shared/ui';
import { Cell, ComparisonColumn, ComparisonHead, ComparisonTable, RowLabel } from './loan-comparison.styles';

export interface LoanComparisonProps {
  /** What both are about: 'R$ 60.000,00'. */
  readonly credito: string;
  readonly meses: number;
  readonly linhas: readonly { readonly rotulo: string; readonly consorcio: string; readonly financiamento: string }[];
  /** What the example assumes. */
  readonly observacao: string;
}

/** The plan beside an example loan with the visitor's own numbers. */
export default function LoanComparison({ props }: StepComponentProps<unknown, LoanComparisonProps>) {
  const { credito, meses, linhas, observacao } = props;
  return (
    <Sheet>
      <ComparisonHead>
        <SheetTitle>Consórcio × financiamento</SheetTitle>
        <Chip>Exemplo</Chip>
      </ComparisonHead>
      <ComparisonTable>
        <caption>{`${credito} em ${meses} meses`}</caption>
        <thead>
          <tr>
            <ComparisonColumn scope="col">Consórcio</ComparisonColumn>
            <ComparisonColumn scope="col">Financiamento</ComparisonColumn>
          </tr>
        </thead>
        {linhas.map(({ rotulo, consorcio, financiamento }) => (
          <tbody key={rotulo}>
            <tr>
              <RowLabel scope="rowgroup" colSpan={2}>
                {rotulo}
              </RowLabel>
            </tr>
            <tr>
              <Cell translate="no">{consorcio}</Cell>
              <Cell translate="no">{financiamento}</Cell>
            </tr>
          </tbody>
        ))}
      </ComparisonTable>
      <SheetSmall>{observacao}</SheetSmall>
    </Sheet>
  );
}
