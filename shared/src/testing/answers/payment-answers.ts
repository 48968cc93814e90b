import { type AnswerTable, failures, mismatches, reads, unusable } from './answer-variants';

type Charge = Readonly<Record<string, unknown>>;

/** The keys of what the visitor pays with, and of its address if it has one: the documented key first, then its other names. */
export interface ChargeKeys {
  readonly code: readonly [string, ...string[]];
  readonly address?: readonly string[];
}

/** The answers of a call that registers a charge. */
export function chargeAnswers(path: string, charge: Charge, keys: ChargeKeys): AnswerTable {
  const names = [keys.code, keys.address ?? []] as const;
  const [[code], [address]] = names;
  const changed = (name: string, sent: Charge, read: Charge) =>
    reads(name, { data: { ...charge, ...sent } }, { data: read });
  const { [code]: paid, ...rest } = charge;
  const noAddress = address === undefined ? {} : { [address]: '' };
  return {
    call: `POST ${path}`,
    variants: [
      reads('the documented answer', { data: charge }, { data: charge }),
      reads('no wrapper', charge, { data: charge }),
      reads('a list of one', { data: [charge] }, { data: charge }),
      reads('another case', { Data: { [code.toUpperCase()]: paid } }, { data: { [code]: paid } }),
      ...names.flatMap(([key = '', ...others]) =>
        others.map((name) => changed(`${key} as ${name}`, { [key]: undefined, [name]: charge[key] }, charge)),
      ),
      reads('only the code', { data: { [code]: paid } }, { data: { [code]: paid, ...noAddress, dataVencimento: '' } }),
      ...(address === undefined ? [] : [changed('no address', { [address]: null }, noAddress)]),
      changed('no due date', { dataVencimento: null }, { dataVencimento: '' }),
      changed('a due date with a time', { dataVencimento: '2026-11-25T23:59:59Z' }, { dataVencimento: '2026-11-25' }),
      changed('an unreadable due date', { dataVencimento: 7 }, { dataVencimento: '' }),
      changed('a contract as a number', { contrato: 7 }, { contrato: 7 }),
      mismatches('no code', { data: rest }),
      mismatches('an empty code', { data: { ...charge, [code]: ' ' } }),
      ...unusable,
      ...failures,
    ],
  };
}

const approved = { situacao: 'aprovado' };
const noNumber = { data: { cartaoAutorizacao: null } };
const unnumbered: readonly unknown[] = ['', null, {}, { data: null }, noNumber, { x: 1 }, 'OK'];

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
