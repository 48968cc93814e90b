import vectors from '@consorcio/shared/testing/vectors/pix.json';
import { crc16 } from './crc16';

it.each(vectors.crc)('of $text is $crc', ({ text, crc }) => {
  expect(crc16(text)).toBe(crc);
});

it.each(vectors.valid)('ends the payload "$name" as its author did', ({ payload, fields }) => {
  expect(crc16(payload.slice(0, -4))).toBe(fields.crc);
});
