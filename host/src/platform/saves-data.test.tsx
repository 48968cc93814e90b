import { savesData } from './saves-data';

const connectedBy = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => connectedBy(undefined));

it.each([
  ['asks for it', { saveData: true }, true],
  ['does not ask for it', { saveData: false }, false],
  ['cannot say', undefined, false],
])('knows a visitor who %s: %j', (_, connection, expected) => {
  connectedBy(connection);

  expect(savesData()).toBe(expected);
});
