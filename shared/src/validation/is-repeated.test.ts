import { isRepeated } from './is-repeated';

it.each([
  ['', false],
  ['1', true],
  ['1111', true],
  ['1112', false],
  ['2111', false],
])('says of %j: %s', (text, repeated) => {
  expect(isRepeated(text)).toBe(repeated);
});
