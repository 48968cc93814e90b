import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../api/http-error';

/** The largest body taken: 100 KB. */
const maxSize = 100 * 1024;

/** Refuses a body that is too large. It is read to its end first, so that the caller receives the 413. */
export const limitBody = bodyLimit({
  maxSize,
  async onError({ req }) {
    if (Number(req.header('content-length')) <= patience) await req.arrayBuffer();
    throw new HttpError(413, [`The body is larger than ${maxSize} bytes.`]);
  },
});

const patience = 100 * maxSize; // a larger body is not worth reading
