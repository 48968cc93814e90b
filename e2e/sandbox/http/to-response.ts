import { jsonType, type Outgoing } from '../api/outgoing';

/** An answer as HTTP sends it. Nothing is cached unless the endpoint says otherwise. */
export function toResponse(outgoing: Outgoing): Response {
  const [content, contentType] =
    'text' in outgoing ? [outgoing.text, outgoing.contentType] : [JSON.stringify(outgoing.json), jsonType];
  return new Response(content, {
    status: outgoing.status,
    headers: {
      'cache-control': 'no-store',
      'content-type': contentType,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      ...outgoing.headers,
    },
  });
}
