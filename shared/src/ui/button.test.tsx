import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithBrand } from '../testing/page';
import { Button } from './button';

describe('Button', () => {
  it('can be pressed by mouse and by keyboard', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderWithBrand(<Button onClick={onClick}>Continuar</Button>);

    const button = screen.getByRole('button', { name: 'Continuar' });
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps focus and its name while busy, and ignores presses', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderWithBrand(
      <Button busy onClick={onClick}>
        Enviar
      </Button>,
    );

    const button = screen.getByRole('button', { name: 'Enviar', busy: true });
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(button);

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit its form while it has aria-disabled', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderWithBrand(
      <form onSubmit={onSubmit}>
        <Button type="submit" aria-disabled>
          Enviar
        </Button>
      </form>,
    );

    await user.click(screen.getByRole('button', { name: 'Enviar' }));

    expect(onSubmit).not.toHaveBeenCalled();
  });
});
