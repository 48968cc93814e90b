import { AppError } from '../errors';

const repeat = 'so its outcome is unknown. Ask before repeating it.';

/** The failures of a call that has no answer. `where` names the call without its query. */
export const networkError = {
  offline: (where: string) =>
    new AppError('network.offline', `${where} was not sent: the device has no connection. Try again when it is back.`),
  timeout: (where: string) => new AppError('network.timeout', `${where} had no answer in time, ${repeat}`),
  lost: (where: string) => new AppError('network.lost', `${where} lost its connection, ${repeat}`),
} as const;
