import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import pixVectors from '@consorcio/shared/testing/vectors/pix.json';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyWords } from '../../../components/copy-code/copy-code';
import PixCharge from './pix-charge';
import { type PixChargeProps, pixWords } from './spoken-pix';
import { readQr } from './testing/read-qr';

const code =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const picture = 'https://pix.example/qr/1.png';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aCharge(overrides: Partial<PixChargeProps> = {}): PixChargeProps {
  return { codigo: code, imagemUrl: picture, valor: 'R$ 877,50', vencimento: '22/11/2026', ...overrides };
}

function show(overrides?: Partial<PixChargeProps>) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime }); // provides a clipboard
  const onSay = jest.fn<void, [string]>();
  const element = (charge: PixChargeProps) => <PixCharge {...componentProps({ props: charge, onSay })} />;
  const { rerender } = renderWithBrand(element(aCharge(overrides)));
  return { user, onSay, showAgain: (charge: PixChargeProps) => rerender(element(charge)) };
}

const field = () => screen.getByRole('textbox', { name: pixWords.code });
const qr = () => screen.getByRole('img', { name: pixWords.qrCode });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isDrawn = () => qr().tagName.toLowerCase() === 'svg';
const received = () => qr().getAttribute('src');

/** The text of the QR code that is drawn here. */
function drawnText(): string | undefined {
  const [, , side = 0] = (qr().getAttribute('viewBox') ?? '').split(' ').map(Number);
  return readQr({ side, path: qr().querySelector('path')?.getAttribute('d') ?? '' });
}

it('shows the amount, the due date and the code', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: pixWords.title })).toBeVisible();
  expect(screen.getByText('R$ 877,50')).toBeVisible();
  expect(screen.getByText(/22\/11/)).toBeVisible();
  expect(field()).toHaveValue(code);
});

it('copies the code unchanged, with its spaces', async () => {
  const { user, onSay } = show();
  await user.click(screen.getByRole('button', { name: pixWords.copy }));
  await pass(0);
  expect(screen.getByRole('button')).toHaveAccessibleName(copyWords.copied);
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(onSay.mock.calls).toEqual([[copyWords.copied]]);
});

it('can be operated with the keyboard only; the code and its button come before the QR code', async () => {
  const { user } = show();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button').compareDocumentPosition(qr())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe(code);
  await user.tab();
  expect(document.body).toHaveFocus();
});

describe('the picture of the QR code', () => {
  it.each([picture, 'data:image/png;base64,iVBORw0KGgo='])('is shown as it was received: %s', async (imagemUrl) => {
    show({ imagemUrl });
    expect(received()).toBe(imagemUrl);
    fireEvent.load(qr());
    await pass(60_000);
    expect(received()).toBe(imagemUrl);
  });

  const unusable = [
    '',
    ' ',
    'qr.png',
    '//pix.example/qr.png',
    'javascript:alert(1)',
    'data:text/html,<p>1',
    'iVBORw0KGgo=',
  ];
  it.each(unusable)('is drawn here when its address is not usable: %j', async (imagemUrl) => {
    show({ imagemUrl });
    await pass(0);
    expect(isDrawn()).toBe(true);
    expect(drawnText()).toBe(code);
  });

  it('is drawn here when it does not load', async () => {
    show();
    fireEvent.error(qr());
    await pass(0);
    expect(isDrawn()).toBe(true);
    expect(drawnText()).toBe(code);
  });

  it('is drawn here when it has not loaded after four seconds', async () => {
    show();
    await pass(3_999);
    expect(isDrawn()).toBe(false);
    await pass(1);
    expect(isDrawn()).toBe(true);
    expect(drawnText()).toBe(code);
  });

  it('is loaded again for another charge', async () => {
    const { showAgain } = show();
    fireEvent.error(qr());
    await pass(0);
    showAgain(aCharge({ imagemUrl: 'https://pix.example/qr/2.png' }));
    expect(received()).toBe('https://pix.example/qr/2.png');
  });
});

describe('the QR code that is drawn here holds the code', () => {
  const others = Object.entries({
    'Portuguese letters': 'São João · R$ 1.026,56 — até amanhã',
    'outside the basic multilingual plane': 'conquista 🎉',
    'percent signs': '100%25 de 50%',
    'digits only': '0'.repeat(200),
    'capitals only': 'PIX COPIA E COLA',
    'the longest Pix': 'aB3$'.repeat(128),
    hostile: '<img src=x onerror=alert(1)>',
  }).map(([name, payload]) => ({ name, payload }));

  it.each([...pixVectors.valid, ...pixVectors.disputed, ...others])('$name', async ({ payload }) => {
    show({ codigo: payload, imagemUrl: '' });
    await pass(0);
    expect(drawnText()).toBe(payload);
  });
});

it('says that the code is sufficient when no QR code can be drawn', async () => {
  const tooLong = 'x'.repeat(3_000);
  show({ codigo: tooLong, imagemUrl: '' });
  await pass(0);
  expect(screen.getByText(pixWords.codeIsEnough)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(field()).toHaveValue(tooLong);
});

it('sends the visitor to other methods when there is neither QR code nor code', async () => {
  show({ codigo: ' ', imagemUrl: '' });
  await pass(0);
  expect(screen.getByText(pixWords.noCode)).toBeVisible();
  for (const role of ['textbox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

it('shows only the picture when there is no code', () => {
  show({ codigo: '' });
  expect(received()).toBe(picture);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
