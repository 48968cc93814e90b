import { aPix } from '../builders';
import { type AnswerTable, type AnswerVariant, failures, mismatches, reads, unusable } from './answer-variants';

type Charge = Readonly<Record<string, unknown>> & { readonly contrato?: unknown };

/** What Pix and boleto have in common. `code` is the key of what the visitor pays with, `place` that of its address. */
function chargeVariants(charge: Charge, code: string, place: string): readonly AnswerVariant[] {
  const changed = (name: string, sent: Charge, read: Charge) =>
    reads(name, { data: { ...charge, ...sent } }, { data: read });
  const { [code]: paid, ...rest } = charge;
  return [
    reads('the documented answer', { data: charge }, { data: charge }),
    reads('no wrapper', charge, { data: charge }),
    reads('a list of one', { data: [charge] }, { data: charge }),
    reads('another case', { Data: { [code.toUpperCase()]: paid } }, { data: { [code]: paid } }),
    reads('only the code', { data: { [code]: paid } }, { data: { [code]: paid, [place]: '', dataVencimento: '' } }),
    changed('no address', { [place]: null }, { [place]: '' }),
    changed('no due date', { dataVencimento: null }, { dataVencimento: '' }),
    changed('a due date with a time', { dataVencimento: '2026-11-25T23:59:59Z' }, { dataVencimento: '2026-11-25' }),
    changed('an unreadable due date', { dataVencimento: 7 }, { dataVencimento: '' }),
    changed('a contract as a number', { contrato: 7 }, { contrato: 7 }),
    mismatches('no code', { data: rest }),
    mismatches('an empty code', { data: { ...charge, [code]: ' ' } }),
    ...unusable,
    ...failures,
  ];
}

const slip = {
  contrato: '70001001',
  codigoBarras: '10499898100000214032006561000100040099726390',
  url: 'https://slips.example/1',
  dataVencimento: '2026-11-25',
};

export const boletoAnswers: AnswerTable = {
  call: 'POST /api/pagamento/boleto',
  variants: [
    ...chargeVariants(slip, 'codigoBarras', 'url'),
    reads(
      'another name',
      { data: { linhaDigitavel: slip.codigoBarras } },
      { data: { codigoBarras: slip.codigoBarras } },
    ),
  ],
};

export const pixAnswers: AnswerTable = {
  call: 'POST /api/pagamento/pix',
  variants: [
    ...chargeVariants(aPix(), 'qrCodeTexto', 'qrCodeImagemUrl'),
    reads('another name', { data: { qrCode: 'x' } }, { data: { qrCodeTexto: 'x' } }),
  ],
};

const approved = { situacao: 'aprovado' };
const unnumbered: readonly unknown[] = [
  '',
  null,
  {},
  { data: null },
  { data: { cartaoAutorizacao: null } },
  { x: 1 },
  'OK',
];

export const cardAnswers: AnswerTable = {
  call: 'POST /api/pagamento/cartao',
  variants: [
    reads('the documented answer', { data: { cartaoAutorizacao: '6' } }, { ...approved, cartaoAutorizacao: '6' }),
    reads('a number', { data: { cartaoAutorizacao: 6 } }, { ...approved, cartaoAutorizacao: 6 }),
    reads('another case', { Data: { CartaoAutorizacao: '6' } }, { ...approved, cartaoAutorizacao: '6' }),
    reads('no wrapper', { cartaoAutorizacao: '6' }, { ...approved, cartaoAutorizacao: '6' }),
    ...unnumbered.map((body) => reads(`no authorisation: ${JSON.stringify(body)}`, body, approved)),
    mismatches('a page of a captive portal', '<!doctype html><title>Wi-Fi</title>'),
    { name: '202', status: 202, body: {}, expected: { outcome: 'succeeds', value: { situacao: 'pendente' } } },
    { name: '204', status: 204, body: '', expected: { outcome: 'succeeds', value: { situacao: 'pendente' } } },
    { name: '200 success of false', status: 200, body: { success: false }, expected: { outcome: 'refused' } },
    ...failures,
  ],
};
