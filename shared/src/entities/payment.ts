import type * as z from 'zod/mini';
import { identifierSchema } from './identifier';
import { dayOrEmpty, entity, lenient, optionalPart, textOrEmpty } from './lenient';
import { asText } from './lenient-values';

/** The text to pay with: a charge without it is none. */
const code = lenient((value) => asText(value)?.trim() || undefined);
const dueNames = ['vencimento', 'dueDate', 'dataDeVencimento', 'dataExpiracao'];
const contractNames = ['numeroContrato'];

/** A bank slip. SPEC section 3 names its parts, not their keys. */
export const boletoSchema = entity(
  {
    contrato: optionalPart(identifierSchema),
    codigoBarras: code, // the barcode (44 digits) or the line that people type (47)
    url: textOrEmpty,
    dataVencimento: dayOrEmpty,
  },
  {
    contrato: contractNames,
    codigoBarras: ['linhaDigitavel', 'codigoDeBarras', 'barcode'],
    url: ['urlBoleto', 'boletoUrl', 'link'],
    dataVencimento: dueNames,
  },
);

/** A Pix charge. SPEC section 3 names its parts, not their keys. */
export const pixSchema = entity(
  {
    contrato: optionalPart(identifierSchema),
    qrCodeTexto: code,
    qrCodeImagemUrl: textOrEmpty,
    dataVencimento: dayOrEmpty,
  },
  {
    contrato: contractNames,
    qrCodeTexto: ['textoQrCode', 'qrCodeText', 'qrCode', 'copiaECola', 'pixCopiaECola', 'emv'],
    qrCodeImagemUrl: ['imagemUrl', 'urlImagem', 'qrCodeUrl', 'imageUrl'],
    dataVencimento: dueNames,
  },
);
export type Pix = z.infer<typeof pixSchema>;
