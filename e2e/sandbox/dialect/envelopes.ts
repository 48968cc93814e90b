import { jsonType, type Outgoing } from '../api/outgoing';

export type Content = { readonly json: unknown } | { readonly text: string; readonly contentType: string };

/** What surrounds the content of an answer. It may also replace the content and the status. */
export type Envelope = (content: unknown, status: number) => Content & Partial<Pick<Outgoing, 'status'>>;

export const none: Envelope = (content) => ({ json: content });
export const upperData: Envelope = (content) => ({ json: { Data: content } });
/** The only object in a list of one. */
export const listOfOne: Envelope = (content) => ({ json: { data: [content] } });
export const plainOk: Envelope = () => ({ text: 'Healthy', contentType: 'text/plain; charset=utf-8' });
export const emptyBody: Envelope = () => ({ text: '', contentType: jsonType });

/** A success is only its status: approved by 200, accepted by 202. */
export const statusOnly: Envelope = (_, status) =>
  status === 200 ? { json: { Data: null, Mensagem: 'Pagamento processado.' } } : emptyBody(undefined, status);

export const asCreated =
  (envelope: Envelope): Envelope =>
  (content, status) => ({ ...envelope(content, status), status: 201 });
