import { showThrown } from './show-thrown';

it('shows an error once, and again when the client has closed its overlay, until the code is built again', () => {
  const reports: unknown[] = [];
  let overlay: object | null = {};
  const reload = jest.fn();
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const page = {
    reportError: (error: unknown) => reports.push(error),
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    location: { reload },
    document: { getElementById: (id: string) => (id === 'webpack-dev-server-client-overlay' ? overlay : null) },
  } as unknown as Window;
  const post = (type: string) => {
    for (const listener of listeners) listener({ data: { type } });
  };
  const [error, other] = [new Error('my own mistake'), new Error('another one')];
  for (const thrown of [error, error, other]) showThrown(thrown, page);
  expect(reports).toEqual([error, other]);

  post('webpackOk'); // about the build that threw
  expect(reports).toHaveLength(2);
  overlay = null;
  post('webpackOk');
  expect(reports).toEqual([error, other, error, other]);
  expect(reload).not.toHaveBeenCalled();
  post('webpackInvalid');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});
