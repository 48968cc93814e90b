import { renderWithBrand } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { StaticBubble } from './static-bubble';

describe('StaticBubble', () => {
  it('shows the first message as one of the bot', () => {
    renderWithBrand(<StaticBubble text="Olá, eu sou a <b>Alvo</b>!" brandName="Alvo" />);

    expect(screen.getByRole('listitem')).toHaveTextContent('Olá, eu sou a Alvo!');
  });

  it('has no time on the server, which does not know the time zone of the visitor', () => {
    const html = renderToString(
      <ThemeProvider theme={theme}>
        <StaticBubble text="Olá!" brandName="Alvo" />
      </ThemeProvider>,
    );

    expect(html).toContain('Olá!');
    expect(html).not.toMatch(/\d\d:\d\d<\/time>/);
  });
});
