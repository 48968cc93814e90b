import { screen, within } from '@testing-library/react';
import { markup } from '../flow';
import { renderWithBrand } from '../testing/page';
import { Markup } from './markup';

describe('Markup', () => {
  it('draws the tags of the allow-list as elements', () => {
    renderWithBrand(<Markup source="Motivos:<ul><li><b>Cupom</b> vencido</li><li>Outra loja</li></ul>" />);

    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Cupom vencido', 'Outra loja']);
    expect(screen.getByText('Cupom')).toHaveProperty('tagName', 'B');
  });

  it('shows hostile text that a message contains as text', () => {
    const hostile = '<img src=x onerror=alert(1)><b onclick=alert(1)>oi</b>';
    renderWithBrand(
      <p>
        <Markup source={markup`Prazer, ${hostile}!`} />
      </p>,
    );

    expect(screen.getByText(`Prazer, ${hostile}!`)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows unknown tags as text', () => {
    renderWithBrand(
      <p>
        <Markup source="<script>alert(1)</script>" />
      </p>,
    );

    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  });
});
