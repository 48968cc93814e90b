import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyWords } from '../../../components/copy-code/copy-code';
import BoletoSlip from './boleto-slip';
import { type BoletoSlipProps, boletoWords } from './spoken-boleto';

const line = '10491443385511900000200000000141325230000093423';
const inGroups = '10491.44338 55119.000002 00000.000141 3 25230000093423';

function aSlip(overrides: Partial<BoletoSlipProps> = {}): BoletoSlipProps {
  const slip = { codigoBarras: line, url: 'https://boletos.example/1', valor: 'R$ 877,50', vencimento: '22/11/2026' };
  return { ...slip, ...overrides };
}

function show(overrides?: Partial<BoletoSlipProps>) {
  const user = userEvent.setup(); // provides a clipboard
  const onSay = jest.fn<void, [string]>();
  const element = (slip: BoletoSlipProps) => <BoletoSlip {...componentProps({ props: slip, onSay })} />;
  const { rerender } = renderWithBrand(element(aSlip(overrides)));
  return { user, onSay, showAgain: (slip: BoletoSlipProps) => rerender(element(slip)) };
}

const field = () => screen.getByRole('textbox', { name: boletoWords.code });
const link = () => screen.queryByRole('link');

it('shows the amount, the due date and the line in groups', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: boletoWords.title })).toBeVisible();
  expect(screen.getByText('R$ 877,50')).toBeVisible();
  expect(screen.getByText(/22\/11/)).toBeVisible();
  expect(field()).toHaveValue(inGroups);
});

describe('the code', () => {
  it.each([line, inGroups])('is copied as digits only: %s', async (codigoBarras) => {
    const { user, onSay } = show({ codigoBarras });
    await user.click(screen.getByRole('button', { name: boletoWords.copy }));
    expect(await screen.findByRole('button', { name: copyWords.copied })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(line);
    expect(onSay.mock.calls).toEqual([[copyWords.copied]]);
  });

  it('is not shown as copied after another slip replaced it', async () => {
    const { user, showAgain } = show();
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: copyWords.copied });
    showAgain(aSlip({ codigoBarras: '846300000003299902962024004101360008002006441147' }));
    expect(screen.getByRole('button')).toHaveAccessibleName(boletoWords.copy);
  });
});

describe('the slip itself', () => {
  it('opens in a new tab, says so in its name, and gives the new page no access to this one', () => {
    show();
    expect(link()).toHaveAccessibleName(`${boletoWords.open} ${boletoWords.opensInNewTab}`);
    expect(link()).toHaveAttribute('href', 'https://boletos.example/1');
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  const unusable = ['', ' ', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<p>1', '/boletos/1'];
  it.each(unusable)('has no link to an address that is not http or https, only the code: %j', (url) => {
    show({ url });
    expect(link()).not.toBeInTheDocument();
    expect(screen.getByText(boletoWords.codeIsEnough)).toBeVisible();
    expect(field()).toBeVisible();
  });
});

it('can be operated with the keyboard only, in reading order', async () => {
  const { user } = show();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.tab();
  expect(link()).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('shows no empty field when the bank sent no code', () => {
  show({ codigoBarras: ' ' });
  for (const role of ['textbox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(link()).toBeVisible();
});

it('sends the visitor to other methods when the bank sent neither code nor address', () => {
  show({ codigoBarras: '', url: '' });
  expect(screen.getByText(boletoWords.noCode)).toBeVisible();
});
