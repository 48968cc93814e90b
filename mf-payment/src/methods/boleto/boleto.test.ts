import { aScene } from '@consorcio/shared/testing';
import vectors from '@consorcio/shared/testing/vectors/boleto.json';
import { aPayingJourney, payee, boleto as received, startPayment } from '../../testing/conversation';
import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { boletoMethod } from './boleto';
import { spokenBoleto } from './boleto-slip/spoken-boleto';
import { formatLine, isWholeLine, typedLine } from './typed-line';

describe('A boleto', () => {
  const { codigoBarras, url } = received;
  itKeepsThePromisesOfARegisteredCharge({
    method: 'boleto',
    received,
    keys: {
      code: ['codigoBarras', 'linhaDigitavel', 'codigoDeBarras', 'barcode'],
      address: ['url', 'urlBoleto', 'boletoUrl', 'link'],
    },
    component: {
      name: 'boleto-slip',
      props: { codigoBarras, url, valor: 'R$\u00a0885,00', vencimento: '25/11/2026', ...payee },
    },
    goOn: 'certo',
    congratulations: {
      step: 'payment-congratulations',
      text: 'Parabéns! 🎉 Falta só pagar o boleto. | Ele vence em 25/11/2026.',
    },
    trouble: 'Tivemos um problema para gerar o boleto!',
    chargeName: 'o boleto',
  });
});

describe('The receipt of a boleto', () => {
  const receiptOf = (overrides: Partial<typeof received>) =>
    boletoMethod.receipt(aScene({ journey: aPayingJourney({ boleto: { ...received, ...overrides } }) }));

  it('shows its line in groups, and until when it is paid', () => {
    const line = typedLine(received.codigoBarras);

    expect(receiptOf({})).toMatchObject({
      isPaid: false,
      codigo: { codigo: line, mostrado: formatLine(line) },
      passos: [expect.stringContaining('Pague o boleto até 25/11/2026,'), expect.stringContaining('e-mail')],
    });
  });

  it('shows a code that is no line as the bank sent it', () => {
    const { codigo } = receiptOf({ codigoBarras: 'na agência' });

    expect(codigo?.codigo).toBe('na agência');
    expect(codigo).not.toHaveProperty('mostrado');
  });
});

it('says nothing about the due date of a boleto that has none', async () => {
  const journey = aPayingJourney({ boleto: { ...received, dataVencimento: '' }, fechada: { metodo: 'boleto', em: 0 } });
  const conversation = await startPayment({ at: 'payment-congratulations', journey });

  expect(conversation.heard()).toContain('Falta só pagar o boleto. | Quando o pagamento for confirmado');
});

describe('spokenBoleto', () => {
  const terms = { valor: 'R$ 877,50', vencimento: '22/11/2026' };
  const slip = {
    codigoBarras: '34191790010104351004791020150008291070026000',
    url: 'https://boletos.example/1',
    ...terms,
  };
  const start = 'Pagamento por boleto. Valor a pagar: R$ 877,50. Pague até 22/11/2026. ';

  // What is said of a complete slip is in e2e/documents/said/mf-payment.txt.
  it.each([
    [
      'only a code',
      { url: '' },
      'O botão Copiar código do boleto copia o código. O código é suficiente para pagar: cole em “pagar boleto”, no app do seu banco.',
    ],
    ['only an address', { codigoBarras: '' }, 'O link Abrir boleto mostra o boleto em outra aba'],
    ['neither', { url: '', codigoBarras: ' ' }, 'Este boleto veio sem código. Escolha outra forma de pagar.'],
  ])('says how much, until when and how to pay a boleto with %s', (_, more, words) => {
    expect(spokenBoleto({ ...slip, ...more })).toBe(start + words);
  });
});

describe('typedLine', () => {
  const validLines = [...vectors.valid_bank_line, ...vectors.valid_collection_line].map(({ value }) => value);
  const validBarcodes = [...vectors.valid_bank_barcode, ...vectors.valid_collection_barcode].map(({ value }) => value);

  /** The barcode of a line: without check digits, its parts in their original order. */
  function barcodeOf(line: string): string {
    if (line.length === 48) return line.replace(/(.{11})./g, '$1');
    const own = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
    return line.slice(0, 4) + line.slice(32) + own;
  }

  describe('a barcode becomes the line that people type', () => {
    it.each(vectors.line_to_barcode)('$barcode', ({ line, barcode }) => {
      expect(typedLine(barcode)).toBe(line);
    });

    it.each(validLines)('as a bank printed it: %s', (line) => {
      expect(typedLine(barcodeOf(line))).toBe(line);
    });

    it.each(validBarcodes)('and no digit of it is lost: %s', (barcode) => {
      const line = typedLine(barcode);
      expect(isWholeLine(line)).toBe(true);
      expect(barcodeOf(line)).toBe(barcode);
    });

    it('also when it is sent in groups', () => {
      const line = '846300000003299902962024004101360008002006441147';
      expect(typedLine(' 8463000000-0 2999029620200 41013600000200644114 ')).toBe(line);
    });
  });

  describe('a line is not changed', () => {
    it.each(validLines)('%s', (line) => {
      expect(typedLine(line)).toBe(line);
      expect(typedLine(formatLine(line))).toBe(line);
      expect(typedLine(` ${formatLine(line).replaceAll(' ', '\u00a0')}\n`)).toBe(line);
    });
  });

  it.each([
    ...['', '  ', ' código indisponível ', '10491.4', ' <b>1</b> ', `${'1'.repeat(49)} `],
    '1049989810000021403200656100010004009972639', // 43
    '84230000000299902962020041013600000200644114', // kind 2 of 6 to 9
    '184630000000299902962020041013600000200644114', // 45
    '846300000002999029620200410136000002006441140',
    '1049989810000021403200656100010004009972639a',
  ])('any other text is only trimmed: %j', (received) => {
    expect(typedLine(received)).toBe(received.trim());
  });

  it.each([
    ['1'.repeat(47), true],
    ['1'.repeat(48), true],
    ['1'.repeat(46), false],
    ['1'.repeat(49), false],
    [`x${'1'.repeat(47)}`, false],
    [`${'1'.repeat(47)}x`, false],
  ])('knows whether %j is a whole line', (text, isWhole) => {
    expect(isWholeLine(text)).toBe(isWhole);
  });

  describe('a line is shown in groups', () => {
    it.each(vectors.format)('$in', (line) => {
      expect(formatLine(line.in)).toBe(line.out);
    });

    it('of twelve for a collection slip', () => {
      const groups = '846300000003 299902962024 004101360008 002006441147';
      expect(formatLine(groups.replaceAll(' ', ''))).toBe(groups);
    });

    it.each(['', 'código indisponível', '10491.44338', '1'.repeat(49), '<b>1</b>'])('%j is not changed', (line) => {
      expect(formatLine(line)).toBe(line);
    });
  });
});
