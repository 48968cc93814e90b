import type { IncomingMessage } from 'node:http';
import type { BodyType } from './endpoint';
import { HttpError } from './http-error';

/** The largest body taken: 100 KB. */
const bodyMaximum = 100 * 1024;

/** The bytes of a body. One that is too large is read to its end first, so that the caller hears the 413. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyMaximum) chunks.push(chunk);
    if (size > patience) break;
  }
  if (size > bodyMaximum) throw new HttpError(413, [`The body is larger than ${bodyMaximum} bytes.`]);
  return Buffer.concat(chunks);
}

/** The JSON in a body, which is labelled as `type`. */
export function readJson(bytes: Buffer, contentType: string | undefined, type: BodyType = 'application/json'): unknown {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== type)
    throw new HttpError(415, [`Send JSON with content-type: ${type}, not "${contentType ?? 'none'}".`]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, ['body: not JSON in UTF-8']); // the parser's own message quotes the body: a card number, say
  }
}

const patience = 100 * bodyMaximum; // beyond it nobody is listening
