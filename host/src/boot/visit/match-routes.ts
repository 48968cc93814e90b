import { matchPath } from 'react-router-dom';

/** Whether a path is one of these, in any spelling that the router accepts: other letter case, or a slash at the end. */
export function matchesAny(routes: readonly string[], pathname: string): boolean {
  return routes.some((route) => matchPath(route, pathname));
}
