import { portIn, portsFromFirst } from './ports';
import { checkedSegment } from './segment-name';

it('--port moves every port, and a variable overrides it', () => {
  const moved = { host: 5000, simulation: 5001, survey: 7, sandbox: 6000 };
  expect(portsFromFirst('5000', { SURVEY_PORT: '7' })).toMatchObject(moved);
});

it.each(['x', '65000', '-1', '1.5'])('--port %s is refused', (first) => {
  expect(() => portsFromFirst(first, {})).toThrow(`--port is "${first}"`);
});

it('a wrong word of a command is refused in a sentence', () => {
  expect(() => portIn('x')).toThrow('"x" is not a port');
  expect(() => checkedSegment('surveys')).toThrow('There is no segment "surveys"');
});
