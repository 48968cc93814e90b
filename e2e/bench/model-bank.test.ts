import { cardForms } from './cards';
import { KeyLedger } from './key-ledger';
import { ModelBank } from './model-bank';

/* A bank that takes anything finds nothing: it is shown what it is there to complain of. */
const [approved, , pending, refused] = cardForms.map(({ numero, nome, codigo, documento, parcelas }) => ({
  cartaoBandeira: 'VISA',
  cartaoCodigoSeguranca: codigo,
  cartaoCpfTitular: documento,
  cartaoNomeTitular: nome,
  cartaoNumero: numero,
  cartaoValidadeMes: '03',
  cartaoValidadeAno: '2031',
  cartaoParcelas: parcelas,
  cartaoId: 0,
  propostaId: 2,
}));

function aBank() {
  const complaints: string[] = [];
  const bank = new ModelBank(new KeyLedger(), (words) => complaints.push(words));
  bank.open({ propostaID: 2, propostaToken: 'token-2', contrato: 'C-2', formasPagamentoDisponiveis: [0, 1, 5] });
  return { bank, complaints };
}

describe('ModelBank', () => {
  it('registers once a key', () => {
    const { bank, complaints } = aBank();

    const first = bank.register('pix', 'token-2', 'k');

    expect(bank.register('pix', 'token-2', 'k')).toBe(first);
    expect(bank.took('pix', 2)).toBe('sucesso');
    expect(JSON.stringify(first.body)).toContain(bank.gave('pix', 2));
    expect(bank.took('boleto', 2)).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  it('gives the same answer to the same card and key, be it a refusal, and refuses another card', () => {
    const { bank, complaints } = aBank();

    expect(bank.charge(refused, 'k0')).toMatchObject({ status: 402 });
    expect(bank.charge(refused, 'k0')).toMatchObject({ status: 402 });
    expect(bank.charge(approved, 'k0')).toMatchObject({ status: 422 });
    expect(bank.took('cartao', 2)).toBeUndefined();
    expect(bank.charge(pending, 'k1')).toMatchObject({ status: 202 });
    expect(bank.took('cartao', 2)).toBe('pendente');
    expect(complaints).toEqual([]);
  });

  it.each<[string, (bank: ModelBank) => void]>([
    [
      'two Pix for one proposal',
      (bank) => {
        bank.register('pix', 'token-2', 'k0');
        bank.register('pix', 'token-2', 'k1');
      },
    ],
    [
      'two slips for one proposal',
      (bank) => {
        bank.register('boleto', 'token-2', 'k0');
        bank.register('boleto', 'token-2', 'k1');
      },
    ],
    [
      'two cards charged for one proposal',
      (bank) => {
        bank.charge(approved, 'k0');
        bank.charge(pending, 'k1');
      },
    ],
    ['a Pix for a proposal nobody made', (bank) => void bank.register('pix', 'token-9', 'k')],
    ['a card for a proposal nobody made', (bank) => void bank.charge({ ...approved, propostaId: 9 }, 'k')],
    ['a payment that is none', (bank) => void bank.charge({ ...approved, cartaoBandeira: 'MASTER' }, 'k')],
  ])('complains of %s', (_what, happen) => {
    const { bank, complaints } = aBank();
    happen(bank);
    expect(complaints).toHaveLength(1);
  });
});
