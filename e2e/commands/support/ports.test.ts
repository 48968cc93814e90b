import { portIn, portsFromFirst, refuseTakenPorts } from './ports';
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

it('a wrong HOST is refused before anything is built', async () => {
  const { HOST } = process.env;
  process.env.HOST = '203.0.113.7';
  await expect(refuseTakenPorts([0])).rejects.toThrow('HOST is "203.0.113.7", which is no address of this machine');
  if (HOST === undefined) delete process.env.HOST;
  else process.env.HOST = HOST;
});
