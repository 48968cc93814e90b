import { spokenCharge } from './spoken-charge';

const charge = { titulo: 'Pix', valor: 'R$ 10,00', vencimento: '23/11/2026', ways: ['Copie'] };
const payee = { beneficiario: 'Alvo Ltda.', cnpj: '11.222.333/0001-81' };

it.each([{ beneficiario: payee.beneficiario }, { cnpj: payee.cnpj }, {}])(
  'does not name a payee of whom only this is known: %j',
  (known) => {
    expect(spokenCharge({ ...charge, ...known })).toBe('Pix. Valor a pagar: R$ 10,00. Pague até 23/11/2026. Copie');
  },
);

it('names a payee that is known completely', () => {
  expect(spokenCharge({ ...charge, ...payee })).toContain('. Quem recebe é Alvo Ltda., CNPJ 11.222.333/0001-81. Copie');
});
