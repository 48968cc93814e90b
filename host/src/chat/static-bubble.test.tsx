import { theme } from '@consorcio/shared/theme';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { StaticBubble } from './static-bubble';

it('has no time on the server, which does not know the time zone of the visitor', () => {
  const html = renderToString(
    <ThemeProvider theme={theme}>
      <StaticBubble text="Olá!" brandName="Alvo" />
    </ThemeProvider>,
  );

  expect(html).toContain('Olá!');
  expect(html).not.toMatch(/\d\d:\d\d<\/time>/);
});
