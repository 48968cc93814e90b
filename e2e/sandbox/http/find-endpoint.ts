import type { Endpoint } from './endpoint';
import { HttpError } from './http-error';

export interface Match {
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The endpoint of a request: an unknown path is a 404, a known path with another method a 405. */
export function findEndpoint(endpoints: readonly Endpoint[], method: string, path: string): Match {
  const here = endpoints.flatMap((endpoint) => {
    const parameters = matchPath(endpoint.path, path);
    return parameters ? [{ endpoint, parameters }] : [];
  });
  if (here.length === 0) throw new HttpError(404, [`There is nothing at ${path}. GET /docs lists what there is.`]);
  const sought = method === 'HEAD' ? 'GET' : method;
  const match = here.find(({ endpoint }) => endpoint.method === sought);
  if (match) return match;
  const allowed = here.map(({ endpoint }) => endpoint.method).join(', ');
  throw new HttpError(405, [`${path} takes ${allowed}, not ${method}.`], { allow: allowed });
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return parameters;
}

/** Whether an endpoint answers this; the path may also be the endpoint's own, with its `:names`. */
export function isServed(endpoints: readonly Endpoint[], method: string, path: string): boolean {
  return endpoints.some((endpoint) => endpoint.method === method && matchPath(endpoint.path, path) !== undefined);
}
