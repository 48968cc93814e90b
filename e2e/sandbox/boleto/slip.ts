/** What a printed slip says. */
export interface Slip {
  readonly contrato: string;
  readonly codigoBarras: string;
  readonly nossoNumero: string;
  readonly valorInCents: number;
  /** Both yyyy-mm-dd. */
  readonly emissao: string;
  readonly vencimento: string;
  /** Absent when this sandbox did not create the proposal. */
  readonly pagador?: Payer;
}

export interface Payer {
  readonly nome: string;
  /** CPF or CNPJ as people read it. */
  readonly documento: string;
  /** Street and place, a line each. */
  readonly endereco: readonly string[];
}
