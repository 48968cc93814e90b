import { screen } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import { field, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

/** The texts that are hidden from screen readers. */
function drawn(container: HTMLElement): string {
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
  return hidden.join('').replace(/\s/g, '');
}

/** The two sides of the card, which turn together. */
const sides = () => screen.getByText('Titular').closest('[data-side]');

describe('The card preview', () => {
  it('has a place for every text, and is hidden from screen readers', () => {
    const { container } = showCardForm();

    expect(drawn(container)).toBe(`${'•'.repeat(16)}TitularNOMEDOTITULARValidadeMM/AAAACVV`);
    expect(screen.getByText('Titular').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows the texts while the visitor types', async () => {
    const { user, container } = showCardForm();
    await user.type(field('numero'), '411122');
    await user.type(field('nome'), 'Marina  Prado');
    await user.type(field('validade'), '093');
    await user.type(field('codigo'), '12');

    expect(drawn(container)).toBe(`411122${'•'.repeat(10)}TitularMARINAPRADOValidade09/3•••CVV••`);
  });
});

describe('While the security code is typed', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const prefersLessMotion = (matches: boolean) =>
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => Object.assign(new EventTarget(), { matches }),
    });

  it('the card shows its back, and then its front again', async () => {
    prefersLessMotion(false);
    const { user } = showCardForm();
    expect(sides()).not.toHaveStyle({ transform: 'rotateY(180deg)' });

    await user.click(field('codigo'));
    expect(sides()).toHaveStyle({ transform: 'rotateY(180deg)' });

    await user.tab();
    expect(sides()).not.toHaveStyle({ transform: 'rotateY(180deg)' });
  });

  it('the card does not turn when the visitor prefers reduced motion', async () => {
    prefersLessMotion(true);
    const { user } = showCardForm();
    await user.click(field('codigo'));

    expect(sides()).not.toHaveStyle({ transform: 'rotateY(180deg)' });
  });
});
