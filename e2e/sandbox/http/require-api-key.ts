import { createMiddleware } from 'hono/factory';
import { HttpError } from '../api/http-error';

export const requireApiKey = (apiKey: string) =>
  createMiddleware(async ({ req }, next) => {
    if (req.header('x-api-key') !== apiKey) throw new HttpError(401, ['The header x-api-key is missing or wrong.']);
    await next();
  });
