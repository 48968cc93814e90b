import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CardApproved from './card-approved';

const show = (autorizacao = '600123') =>
  renderWithBrand(<CardApproved {...componentProps({ props: { valor: 'R$\u00a0885,00', autorizacao } })} />);

it('shows the approval, the amount and the authorisation number', () => {
  show();

  expect(screen.getByRole('img', { name: 'Pagamento aprovado' })).toBeVisible();
  expect(screen.getByText('R$\u00a0885,00', { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByText(/Autorização nº/)).toHaveTextContent('Autorização nº 600123');
  expect(screen.getByText('600123')).toHaveProperty('tagName', 'B');
});

it('has no control and no tab stop', async () => {
  show();
  await userEvent.tab();

  expect(document.body).toHaveFocus();
});
