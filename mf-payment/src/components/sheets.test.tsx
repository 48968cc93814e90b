import { aBrand, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Receipt, receiptText } from '../receipt/receipt';
import { ChargeSheet, type ChargeSheetProps } from './charge-sheet/charge-sheet';
import PaymentOutcome from './payment-outcome/payment-outcome';
import type { PaymentOutcomeProps } from './payment-outcome/spoken-outcome';
import ReceiptCard from './receipt-card/receipt-card';
import { receiptWords } from './receipt-card/share-button';

describe('ChargeSheet', () => {
  function show(overrides: Partial<ChargeSheetProps> = {}) {
    const charge = { titulo: 'Pagamento por Pix', valor: 'R$ 877,50', vencimento: '22/11/2026', ...overrides };
    renderWithBrand(
      <ChargeSheet desenho={<svg />} {...charge}>
        <button type="button">Copiar</button>
      </ChargeSheet>,
    );
  }

  const paragraphs = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

  it('shows the method, the amount and the due date before the ways to pay', () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Pagamento por Pix' })).toBeVisible();
    expect(paragraphs()).toEqual(['Valor a pagar R$ 877,50', 'Pague até 22/11']);
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
  });

  it('shows what the amount becomes in a smaller line', () => {
    show({ valor: 'R$ 877,50, com 50% de desconto: R$ 438,75' });
    expect(paragraphs()).toEqual(['Valor a pagar R$ 877,50 com 50% de desconto: R$ 438,75', 'Pague até 22/11']);
  });

  it.each(['', ' '])('leaves out empty values: %j', (blank) => {
    show({ valor: blank, vencimento: blank });
    expect(paragraphs()).toEqual([]);
  });

  it('names who receives the money, to be compared in the app of the bank', () => {
    show({ beneficiario: 'Alvo Ltda.', cnpj: '11.222.333/0001-81' });
    const payee = 'Quem recebe é Alvo Ltda., CNPJ 11.222.333/0001-81. Confira tudo no app do seu banco.';
    expect(paragraphs()).toEqual(['Valor a pagar R$ 877,50', 'Pague até 22/11', payee]);
  });
});

describe('PaymentOutcome', () => {
  const approved: PaymentOutcomeProps = {
    ...{ desfecho: 'aprovado', rotulo: 'Valor pago', valor: 'R$ 885,00' },
    ...{ contrato: '70001001', autorizacao: '600123' },
  };
  const texts = (props: PaymentOutcomeProps) => {
    renderWithBrand(<PaymentOutcome {...componentProps({ props })} />);
    return screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  };

  it('shows the amount and the numbers to keep, without control or tab stop', async () => {
    expect(texts(approved)).toEqual(['Valor pago R$ 885,00', 'Contrato nº 70001001', 'Autorização nº 600123']);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each(['em-analise', 'registrado'] as const)('leaves out the numbers that were not sent: %s', (desfecho) => {
    expect(texts({ ...approved, desfecho, contrato: '', autorizacao: '' })).toEqual(['Valor pago R$ 885,00']);
  });
});

describe('ReceiptCard', () => {
  const receipt: Receipt = {
    titulo: 'Resumo do pedido',
    pago: false,
    linhas: [
      { termo: 'Situação', valor: 'Aguardando o banco' },
      { termo: 'Valor', valor: 'R$ 885,00' },
      { termo: 'Forma de pagamento', valor: 'Pix' },
      { termo: 'Vencimento', valor: '23/11/2026' },
      { termo: 'Titular', valor: 'Joana Prado', ehPessoal: true },
    ],
    codigo: { rotulo: 'Código Pix copia e cola', botao: 'Copiar código Pix', codigo: '000201' },
    notas: [{ termo: 'Próximos passos', valor: 'Aguarde.' }],
  };
  const text = receiptText(receipt, 'Alvo Consórcio');

  function show(props: Receipt = receipt, isApp = false) {
    const user = userEvent.setup(); // provides a clipboard
    const onSay = jest.fn<void, [string]>();
    const scene = aScene({ brand: aBrand({ isApp }) });
    const view = renderWithBrand(<ReceiptCard {...componentProps({ props, onSay, scene })} />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    return { ...view, press, said: () => onSay.mock.calls.flat() };
  }

  /** The browser's own sheet, with which the visitor does this. */
  function shareSheet(share: () => Promise<void>) {
    const seen = jest.fn<Promise<void>, [ShareData]>(share);
    Object.defineProperty(navigator, 'share', { value: seen, configurable: true });
    return seen;
  }

  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('shows at once what matters, each value once, and the rest when it is asked for', async () => {
    show();

    expect(screen.getByRole('heading', { level: 2, name: 'Resumo do pedido' })).toBeVisible();
    const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['Aguardando o banco', 'Valor R$ 885,00', 'Pix']);
    const shown = (text: string) => expect(screen.getByText(text));
    shown('23/11/2026').toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue('000201');
    for (const text of ['Joana Prado', 'Aguarde.']) shown(text).not.toBeVisible();

    await userEvent.click(screen.getByText(receiptWords.all));
    for (const text of ['Joana Prado', 'Aguarde.']) shown(text).toBeVisible();
  });

  it('prints beside the conversation, takes the receipt away afterwards, and is not offered in an app', async () => {
    const { press, baseElement, unmount } = show();
    const printed = () => baseElement.querySelector<HTMLElement>(':scope > [data-print]');
    const seen: (string | null | undefined)[] = [];
    window.print = () => void seen.push(printed()?.textContent);
    await press(receiptWords.print);

    expect(seen).toEqual([expect.stringContaining('Resumo do pedido')]);
    for (const words of ['Joana Prado', 'Código Pix copia e cola 000201']) expect(printed()).toHaveTextContent(words);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(printed()).toBeNull();

    unmount();
    show(receipt, true); // a web view of an app cannot print
    expect(screen.queryByRole('button', { name: receiptWords.print })).not.toBeInTheDocument();
  });

  describe('sharing', () => {
    it('opens the sheet of the browser with the text of the receipt', async () => {
      const share = shareSheet(() => Promise.resolve());
      const { press, said } = show();
      await press(receiptWords.share);

      expect(share.mock.calls).toEqual([[{ title: 'Resumo do pedido', text }]]);
      expect(said()).toEqual([]);
    });

    it('is offered again after the visitor has closed the sheet', async () => {
      const share = shareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
      const { press, said } = show();
      await press(receiptWords.share);
      await press(receiptWords.share);

      expect(share).toHaveBeenCalledTimes(2);
      expect(said()).toEqual([]);
    });

    it('gives way to copying when the browser refuses', async () => {
      shareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      const { press, said } = show();
      await press(receiptWords.share);

      expect(said()).toEqual([receiptWords.shareRefused]);
      expect(screen.getByRole('button', { name: receiptWords.copy })).toBeVisible();
    });

    it('is copying in a browser that cannot share', async () => {
      const { press, said } = show();
      await press(receiptWords.copy);

      expect(await screen.findByRole('button', { name: receiptWords.copied })).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(text);
      expect(said()).toEqual([receiptWords.copied]);
    });

    it('says what is left when the clipboard refuses too', async () => {
      const { press, said } = show();
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      await press(receiptWords.copy);

      expect(await screen.findByText(receiptWords.copyRefused)).toBeVisible();
      expect(said()).toEqual([receiptWords.copyRefused]);
    });
  });
});
