import type { Fault } from '../state/faults';
import { jsonType, type Outgoing } from './outgoing';

/** The error answer of a fault, with the body it was armed with. */
export function failing({ status: asked, body }: Fault, usual: number): Outgoing {
  const status = asked ?? usual;
  return { status, json: body === undefined ? { errors: [`A fault was armed here: ${status}.`] } : body };
}

/** An HTML page where JSON was expected, as proxies send it; a text in `body` is sent unchanged, under a JSON content type. */
export function malformed({ status = 200, body }: Fault): Outgoing {
  if (typeof body === 'string') return { status, text: body, contentType: jsonType };
  const text = '<!doctype html><html><body><h1>Under maintenance</h1></body></html>';
  return { status, text, contentType: 'text/html; charset=utf-8' };
}

/** A success without a body. */
export function empty({ status = 200 }: Fault): Outgoing {
  return { status, text: '', contentType: jsonType };
}
