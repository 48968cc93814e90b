import { aScene } from '@consorcio/shared/testing';
import { spokenCharge } from '../../components/charge-sheet/spoken-charge';
import { aPayingJourney, payee, pix as received } from '../../testing/conversation';
import { itKeepsThePromisesOfARegisteredCharge } from '../../testing/registered-charge-promises';
import { pixMethod } from './pix';
import { drawQr } from './pix-charge/draw-qr';
import { spokenPix } from './pix-charge/spoken-pix';
import { barsIn, readQr } from './pix-charge/testing/read-qr';

describe('A Pix', () => {
  const { qrCodeTexto: codigo, qrCodeImagemUrl: imagemUrl } = received;
  itKeepsThePromisesOfARegisteredCharge({
    method: 'pix',
    received,
    keys: {
      code: ['qrCodeTexto', 'textoQrCode', 'qrCodeText', 'qrCode', 'copiaECola', 'pixCopiaECola', 'emv'],
      address: ['qrCodeImagemUrl', 'imagemUrl', 'urlImagem', 'qrCodeUrl', 'imageUrl'],
    },
    component: {
      name: 'pix-charge',
      props: { codigo, imagemUrl, valor: 'R$\u00a0885,00', vencimento: '23/11/2026', ...payee },
    },
    goOn: 'paguei',
    congratulations: { step: 'payment-success-conquest', text: 'Parabéns pelo primeiro passo!' },
    trouble: 'Tivemos um problema para gerar o PIX!',
    chargeName: 'o Pix',
  });
});

it.each([
  ['2026-11-23', 'use o código até 23/11/2026.'],
  ['', 'use o código.'],
])('The receipt of a Pix due on %j says until when it is paid, and not to pay twice', (dataVencimento, words) => {
  const journey = aPayingJourney({ pix: { ...received, dataVencimento } });

  const notice = expect.stringContaining('o aviso vai para o seu e-mail');
  const steps = [notice, `Se você já pagou, não pague de novo. Se ainda não pagou, ${words}`];
  expect(pixMethod.receipt(aScene({ journey })).passos).toEqual(steps);
});

describe('drawQr', () => {
  it('refuses an empty text, and one that is too long for a QR code', () => {
    for (const text of ['', ' \n']) expect(() => drawQr(text)).toThrow('There is no text');
    expect(() => drawQr('x'.repeat(2_953))).not.toThrow();
    expect(() => drawQr('x'.repeat(2_954))).toThrow('Data too long');
  });

  it('leaves four empty modules around the code', () => {
    const { side, path } = drawQr('PIX');
    const bars = barsIn(path);
    const [left, top] = [bars.map(({ x }) => x), bars.map(({ y }) => y)];
    const right = bars.map(({ x, width }) => x + width);
    expect(side).toBe(21 + 8);
    expect([Math.min(...left), Math.max(...right), Math.min(...top), Math.max(...top)]).toEqual([4, 25, 4, 24]);
  });

  it('draws the text and nothing else, with neighbours joined to one bar, so that no gap shows between them', () => {
    const drawing = drawQr('PIX');
    expect(readQr(drawing)).toBe('PIX');
    expect(drawing.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);

    const bars = barsIn(drawing.path);
    const isFollowed = ({ x, y, width }: (typeof bars)[number]) =>
      bars.some((other) => other.y === y && other.x === x + width);
    expect(bars.filter(isFollowed)).toEqual([]);
  });
});

// What is said of a complete charge is in e2e/documents/said/mf-payment.txt.
it.each([
  [' ', 'Este Pix veio sem código. Escolha outra forma de pagar.'],
  ['000201', 'O botão Copiar código Pix copia o código. Leia o QR code de outro aparelho'],
])('says of a Pix with the code %j how to pay it, and nothing of a due date that is not known', (codigo, words) => {
  const spoken = spokenPix({ codigo, imagemUrl: '', valor: 'R$ 877,50', vencimento: '' });
  expect(spoken).toBe(`Pagamento por Pix. Valor a pagar: R$ 877,50. ${words}`);
});

it.each([
  [{ beneficiario: 'Alvo Ltda.', cnpj: '11.222.333/0001-81' }, 'Quem recebe é Alvo Ltda., CNPJ 11.222.333/0001-81. '],
  [{ beneficiario: 'Alvo Ltda.' }, ''],
  [{ cnpj: '11.222.333/0001-81' }, ''],
  [{}, ''],
])('names a payee that is known completely only: %j', (known, words) => {
  const charge = { titulo: 'Pix', valor: 'R$ 10,00', vencimento: '23/11/2026', ways: ['Copie'], ...known };
  expect(spokenCharge(charge)).toBe(`Pix. Valor a pagar: R$ 10,00. Pague até 23/11/2026. ${words}Copie`);
});
