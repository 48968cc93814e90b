import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markup } from '../flow';
import { renderWithBrand } from '../testing/page';
import { Breakable, Markup } from './breakable';
import { Button } from './button';
import { MomentDrawing } from './moment-drawing';

it.each([
  ['joana.prado@example.com.br', ['joana', '.prado'], '@example<wbr>.com<wbr>.br'],
  ['Enviei para ana@b.co, agora.', ['ana'], '@b<wbr>.co,'],
])(
  'an e-mail breaks only where it is wider than a line, before its @, its name at dots, its domain in the same way: %s',
  (text, name, domain) => {
    const { container } = renderWithBrand(<Breakable text={text} />);
    expect(container.textContent).toBe(text);
    const [address] = container.querySelectorAll<HTMLElement>('[translate=no]');
    expect(address?.innerHTML.startsWith(name.join('<wbr>'))).toBe(true);
    expect(address?.lastElementChild?.innerHTML).toBe(domain);
    for (const part of [address, address?.lastElementChild])
      expect(part).toHaveStyle({ display: 'inline-block', maxWidth: '100%' });
  },
);

it.each([
  ['R$ 1.885,00. Até logo.', '<span translate="no">R$ 1.885,00</span>. Até logo.'],
  ['529.982.247-25', '529.982.247-25'],
])('an amount is not translated, and breaks nowhere: %s', (text, html) => {
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
  const parts = [...container.querySelectorAll('[class]')];
  expect(parts.map((part) => getComputedStyle(part).whiteSpace).join('')).toBe(whiteSpace);
});

it('breaks the e-mail of a message in the same way, and not before the end of its sentence', () => {
  const { container } = renderWithBrand(<Markup source="Para <b>ana@b.co</b>." />);
  expect(container).toHaveTextContent(/^Para ana@b\.co\.$/);
  expect(container.querySelector('b [translate=no]')?.lastElementChild).toHaveTextContent(/^@b\.co\.$/);
});

it('can change after a translator of the browser has replaced its texts', () => {
  const { container, rerender } = renderWithBrand(<Breakable text="Envie para ana@b.co." />);
  for (const part of container.querySelectorAll('span')) part.innerHTML = '<font>Send it to ana@b.co.</font>';
  rerender(<Breakable text="Pronto" />);
  expect(container).toHaveTextContent(/^Pronto$/);
});

describe('Markup', () => {
  it('draws the tags of the allow-list as elements', () => {
    renderWithBrand(<Markup source="Motivos:<ul><li><b>Cupom</b> vencido</li><li>Outra loja</li></ul>" />);

    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Cupom vencido', 'Outra loja']);
    expect(screen.getByText('Cupom')).toHaveProperty('tagName', 'B');
  });

  it.each([
    ['hostile text that a message contains', '<img src=x onerror=alert(1)><b onclick=alert(1)>oi</b>', markup],
    ['unknown tags', '<script>alert(1)</script>', String.raw],
  ])('shows %s as text', (_what, hostile, write) => {
    const { container } = renderWithBrand(<Markup source={write`Prazer, ${hostile}!`} />);

    expect(container).toHaveTextContent(`Prazer, ${hostile}!`);
    expect(container.children).toHaveLength(0);
  });
});

describe('Button', () => {
  function showButton(props: Partial<Parameters<typeof Button>[0]>) {
    const [onClick, onSubmit] = [jest.fn(), jest.fn((event: { preventDefault(): void }) => event.preventDefault())];
    renderWithBrand(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick} {...props}>
          Enviar
        </Button>
      </form>,
    );
    return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Enviar' }), onClick, onSubmit };
  }

  it('can be pressed by mouse and by keyboard', async () => {
    const { user, button, onClick } = showButton({});
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps focus and its name while busy, and ignores presses', async () => {
    const { user, button, onClick } = showButton({ busy: true });
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(button);

    expect(screen.getByRole('button', { busy: true })).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit its form while it has aria-disabled', async () => {
    const { user, button, onSubmit } = showButton({ type: 'submit', 'aria-disabled': true });
    await user.click(button);

    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('a drawing of a success is decorative: its message has the words', () => {
  const { container } = renderWithBrand(
    <MomentDrawing>
      <g />
    </MomentDrawing>,
  );

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
