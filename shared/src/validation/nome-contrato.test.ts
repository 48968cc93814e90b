import xss from '../testing/vectors/xss_dompurify.json';
import { checkNomeContrato, tiposPessoa } from './nome-contrato';

const tooLong = 'Numero máximo de caracteres excedido 🤔';

it.each([
  ['Ana Lima', 'Ana Lima'],
  ['  ana   de  lima ', 'ana de lima'],
  ['Ana Lima. ', 'Ana Lima'],
  [`Ana ${'a'.repeat(26)}.`, `Ana ${'a'.repeat(26)}`],
  ['João da Conceição e Souza Lima', 'João da Conceição e Souza Lima'],
])('takes %j as the name of a person', (typed, value) => {
  expect(checkNomeContrato(0)(typed)).toEqual({ ok: true, value });
});

it.each([
  '',
  ' ',
  'Ana',
  'Ana 2',
  'Ana 2 Lima',
  'Ana & Lima',
  'Ana M. Lima',
  "Joana D'Arc",
  'Ana\u0000 Lima',
  'Анна Лима',
])('refuses %j as the name of a person', (typed) => {
  expect(checkNomeContrato(0)(typed)).toEqual({ ok: false, message: 'Nome inválido' });
});

it.each([
  'Padaria Central',
  'Padaria 2 Irmãos LTDA',
  'Silva & Filhos Ltda.',
  'B3 S.A.',
  'C&A Modas S/A',
  '12.345.678 ANA LIMA',
  "Sant'Anna Móveis (Matriz)",
])('takes %j as the name of a company', (typed) => {
  expect(checkNomeContrato(1)(typed)).toEqual({ ok: true, value: typed });
});

it.each(['', 'Padaria', 'Padaria 22', '99 2024', '& &', 'Padaria <b>', 'Padaria; Lima', 'Padaria 😊 Lima'])(
  'refuses %j as the name of a company',
  (typed) => {
    expect(checkNomeContrato(1)(typed)).toEqual({ ok: false, message: 'Razão Social inválida' });
  },
);

describe.each(tiposPessoa)('tipoPessoa %i', (tipoPessoa) => {
  it('takes 30 characters and no more', () => {
    const thirty = `Ana ${'a'.repeat(26)}`;
    expect(checkNomeContrato(tipoPessoa)(thirty)).toEqual({ ok: true, value: thirty });
    expect(checkNomeContrato(tipoPessoa)(`${thirty}a`)).toEqual({ ok: false, message: tooLong });
  });

  it('counts neither spaces around nor doubled ones', () => {
    expect(checkNomeContrato(tipoPessoa)(`  Ana     ${'a'.repeat(26)}  `)).toMatchObject({ ok: true });
  });

  it.each(xss.payloads)('takes no markup: $title', ({ payload }) => {
    expect(checkNomeContrato(tipoPessoa)(payload)).toMatchObject({ ok: false });
  });
});
