import type { BodyType } from './endpoint';
import { HttpError } from './http-error';

/** The JSON in a body, whose content type must be `type`. */
export function readJson(
  bytes: ArrayBuffer,
  contentType: string | undefined,
  type: BodyType = 'application/json',
): unknown {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== type)
    throw new HttpError(415, [`Send JSON with content-type: ${type}, not "${contentType ?? 'none'}".`]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, ['body: not JSON in UTF-8']); // the message of the parser quotes the body, which may hold a card number
  }
}
