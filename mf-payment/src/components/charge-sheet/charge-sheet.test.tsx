import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import { ChargeSheet, type ChargeSheetProps } from './charge-sheet';

function show(overrides: Partial<ChargeSheetProps> = {}) {
  renderWithBrand(
    <ChargeSheet titulo="Pagamento por Pix" desenho={<svg />} valor="R$ 877,50" vencimento="22/11/2026" {...overrides}>
      <button type="button">Copiar</button>
    </ChargeSheet>,
  );
}

const paragraphs = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows the method, the amount and the due date before the ways to pay', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Pagamento por Pix' })).toBeVisible();
  expect(paragraphs()).toEqual(['Valor a pagar R$ 877,50', 'Pague até 22/11']);
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
});

it('shows what the amount becomes in its own, smaller line', () => {
  show({ valor: 'R$ 877,50, com 50% de desconto: R$ 438,75' });
  expect(paragraphs()).toEqual(['Valor a pagar R$ 877,50', 'Pague até 22/11', 'com 50% de desconto: R$ 438,75']);
});

it.each(['', ' '])('leaves out empty values: %j', (blank) => {
  show({ valor: blank, vencimento: blank });
  expect(paragraphs()).toEqual([]);
});

it('names who receives the money, to be compared in the app of the bank', () => {
  show({ beneficiario: 'Alvo Administradora Ltda.', cnpj: '11.222.333/0001-81' });
  expect(paragraphs()).toEqual([
    'Valor a pagar R$ 877,50',
    'Pague até 22/11',
    'Quem recebe é Alvo Administradora Ltda., CNPJ 11.222.333/0001-81. Confira tudo no app do seu banco.',
  ]);
});
