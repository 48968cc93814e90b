import { showThrown } from './show-thrown';

it('shows each error once, and reloads the page when the code has been built again', () => {
  const reports: unknown[] = [];
  const reload = jest.fn();
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const page = {
    reportError: (error: unknown) => reports.push(error),
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    location: { reload },
  } as unknown as Window;
  const post = (type: string) => {
    for (const listener of listeners) listener({ data: { type } });
  };
  const error = new Error('my own mistake');

  showThrown(error, page);
  showThrown(error, page);
  showThrown(new Error('another one'), page);
  expect(reports).toEqual([error, new Error('another one')]);

  post('webpackOk'); // about the build that threw
  expect(reload).not.toHaveBeenCalled();
  post('webpackInvalid');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});
