import { serveArguments } from './serve-arguments';

it.each([
  [['survey'], { segment: 'survey', port: 0 }],
  [['mf-survey', '4100'], { segment: 'survey', port: 4100 }],
])('reads %j', (words, read) => {
  expect(serveArguments(words)).toEqual(read);
});

it.each([
  [['surveys'], 'There is no segment "surveys"'],
  [['survey', 'x'], '"x" is not a port'],
])('says what is wrong with %j', (words, why) => {
  expect(() => serveArguments(words)).toThrow(why);
});
