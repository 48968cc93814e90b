import type { ServerResponse } from 'node:http';
import type { Fault, Faults } from '../state/faults';
import { cutOff, jsonAnswer, type Outgoing, send } from './send';

/** Plays a fault that comes in place of the endpoint. Says whether it did: the others let the endpoint work first. */
export function actOut(fault: Fault, response: ServerResponse, faults: Faults): boolean {
  switch (fault.kind) {
    case 'latency':
    case 'lost-answer':
    case 'drop':
    case 'failed-after-work':
      return false;
    case 'hang':
      faults.hang(() => cutOff(response));
      return true;
    case 'reset':
      cutOff(response);
      return true;
    case 'empty':
      send(response, { ...jsonAnswer(fault.status ?? 200, null), content: '' });
      return true;
    case 'malformed':
      send(response, malformed(fault));
      return true;
    case 'status':
      send(response, failing(fault, 500));
      return true;
  }
}

/** The status of a fault, with its body. */
export function failing({ status: asked, body }: Fault, usual: number): Outgoing {
  const status = asked ?? usual;
  return jsonAnswer(status, body ?? { errors: [`A fault was armed here: ${status}.`] });
}

/** A page where JSON was due, as proxies send it; a text in `body` goes out as it is, under a JSON content type. */
function malformed({ status = 200, body }: Fault): Outgoing {
  if (typeof body === 'string') return { ...jsonAnswer(status, null), content: body };
  const content = '<!doctype html><html><body><h1>Under maintenance</h1></body></html>';
  return { status, contentType: 'text/html; charset=utf-8', content };
}
