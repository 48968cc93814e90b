import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mark } from './show-builds';

const manifest = 'http://localhost:3103/mf-manifest.json';

it('says which build of which segment is shown, with its contract, and leads back', async () => {
  const user = userEvent.setup();
  const handleBack = jest.fn();
  const describe = async () => ({ build: { manifest, contract: 7 } });
  renderWithBrand(<Mark shown={{ payment: manifest }} refusals={[]} describe={describe} onBack={handleBack} />);

  await user.click(screen.getByText('Versão de teste: payment'));

  expect(screen.getByRole('listitem')).toHaveTextContent(`payment, contrato 7: ${manifest}`);
  await user.click(screen.getByRole('button', { name: 'Voltar à versão publicada' }));
  expect(handleBack).toHaveBeenCalledTimes(1);
});

it.each([
  [{ build: { manifest, contract: 5 } }, 'contrato 5, que esta página não aceita (aceita 8 e 7)'],
  [{ problem: 'o endereço respondeu 404' }, 'o endereço respondeu 404'],
])('says why a build cannot be shown: %j', async (found, why) => {
  const describe = async () => found;
  const shown = { payment: manifest };
  renderWithBrand(<Mark shown={shown} refusals={['host@x: não']} describe={describe} onBack={jest.fn()} />);

  await waitFor(() => expect(screen.getByText(/^payment/).parentElement).toHaveTextContent(why));
  expect(screen.getByText('Recusado: host@x: não')).toBeVisible();
});
