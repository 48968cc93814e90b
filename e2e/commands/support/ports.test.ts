import { portsFromFirst } from './ports';

describe('--port', () => {
  it('moves every port, and a variable overrides it', () => {
    expect(portsFromFirst('5000', { SURVEY_PORT: '7' })).toMatchObject({
      host: 5000,
      simulation: 5001,
      survey: 7,
      sandbox: 6000,
    });
  });

  it.each(['x', '65000', '-1', '1.5'])('refuses %s', (first) => {
    expect(() => portsFromFirst(first, {})).toThrow(`--port is "${first}"`);
  });
});
