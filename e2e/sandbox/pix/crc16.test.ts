import vectors from '../../../shared/src/testing/vectors/pix.json';
import { crc16 } from './crc16';

it.each(vectors.crc)('of $text is $crc', ({ text, crc }) => {
  expect(crc16(text)).toBe(crc);
});

it.each(vectors.valid)('is the end of the payload "$name"', ({ payload, fields }) => {
  expect(crc16(payload.slice(0, -4))).toBe(fields.crc);
});
