import { renderWithBrand } from '../testing/page';
import { Breakable } from './breakable';
import { Markup } from './markup';

it.each([
  ['joana.prado@example.com.br', '<span translate="no">joana<wbr>.prado<wbr>@example<wbr>.com<wbr>.br</span>'],
  ['R$ 1.885,00. Até logo.', '<span translate="no">R$ 1.885,00</span>. Até logo.'],
  ['529.982.247-25', '529.982.247-25'],
  ['Enviei para ana@b.co agora.', 'Enviei para <span translate="no">ana<wbr>@b<wbr>.co</span> agora.'],
])('an e-mail may break before its @ and its dots, and is not translated, as an amount: %s', (text, html) => {
  expect(renderWithBrand(<Breakable text={text} />).container.innerHTML).toBe(`<span>${html}</span>`);
});

it.each([
  ['ana@loja-do-bairro.co', 'nowrap'],
  ['ana@uma-empresa-de-nome-muito-longo.co', ''],
  ['Qual é o seu melhor e-mail?', 'nowrap'],
  ['extraordinariamente-incompreensível', ''],
])('a hyphen is no place to break, unless the text around it is too long for a line: %s', (text, whiteSpace) => {
  const { container } = renderWithBrand(<Breakable text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('[class]')].map((part) => getComputedStyle(part).whiteSpace).join()).toBe(
    whiteSpace,
  );
});

it('so does an e-mail in a message', () => {
  expect(renderWithBrand(<Markup source="Para <b>ana@b.co</b>." />).container.innerHTML).toBe(
    'Para <b><span translate="no">ana<wbr>@b<wbr>.co</span></b>.',
  );
});

it('can change after a translator of the browser has replaced its texts', () => {
  const { container, rerender } = renderWithBrand(<Breakable text="Envie para ana@b.co." />);
  for (const part of container.querySelectorAll('span')) part.innerHTML = '<font>Send it to ana@b.co.</font>';
  rerender(<Breakable text="Pronto" />);
  expect(container).toHaveTextContent(/^Pronto$/);
});
