import { Chip, Sheet, SheetSmall, SheetTitle, type StepComponentProps } from '@consorcio/shared/ui';
import { Cell, Column, Head, RowLabel, Table } from './loan-comparison.styles';

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
      <Head>
        <SheetTitle>Consórcio × financiamento</SheetTitle>
        <Chip>Exemplo</Chip>
      </Head>
      <Table>
        <caption>
          {credito} em {meses} meses
        </caption>
        <thead>
          <tr>
            <Column scope="col">Consórcio</Column>
            <Column scope="col">Financiamento</Column>
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
              <Cell>{consorcio}</Cell>
              <Cell>{financiamento}</Cell>
            </tr>
          </tbody>
        ))}
      </Table>
      <SheetSmall>{observacao}</SheetSmall>
    </Sheet>
  );
}
