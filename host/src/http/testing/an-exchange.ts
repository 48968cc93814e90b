import type { RawAnswer } from '@consorcio/shared/http';

export const created: RawAnswer = { status: 201, data: '{"data":{"propostaID":7}}' };
export const refused: RawAnswer = { status: 400, data: '{"errors":["Não."]}' };
export const isSuccess = ({ status, data }: RawAnswer) => status < 300 && String(data).startsWith('{"data"');
export const timeoutMs = 20_000;

/** A request that is answered after a second. */
export const sender = (answer: () => RawAnswer = () => created) =>
  jest.fn(
    () =>
      new Promise<RawAnswer>((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(answer());
          } catch (error) {
            reject(error);
          }
        }, 1000);
      }),
  );
/** A request that is never answered. */
export const noAnswer = () => new Promise<RawAnswer>(() => undefined);
/** Lets so much time pass, with fake timers. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
