import { renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import { PrivacyNote } from './privacy-note';

it('links to the policy of the institution', () => {
  renderWithBrand(<PrivacyNote />);

  const link = screen.getByRole('link', { name: 'Política de Privacidade' });
  expect(link).toHaveAttribute('href', 'https://www.alvo.example/politica-de-privacidade');
});
