/**
 * What the root of the host holds besides pages and hashed scripts, by its name without an ending. No brand may have a route of
 * that name: a page there would hide these files, or be mistaken for them.
 */
export const servedNames = {
  pictures: { name: 'brands', content: 'the pictures of the brands' },
  partnerPages: { name: 'hosts', content: 'the pages of partner host names' },
  config: { name: 'config', content: 'its settings' },
  release: { name: 'release', content: 'the list of released segments' },
  notFound: { name: '404', content: 'the not-found page' },
  builtPages: { name: 'pages', content: 'the list of its scripts' },
} as const;

/** The page of every unknown address. */
export const notFoundFile = `${servedNames.notFound.name}.html`;

interface ReservedRoute {
  readonly route: string;
  /** What is there: 'the host serves …'. */
  readonly content: string;
}

/** What is at a route already, if it is one that no brand may have. */
export function reservedRoute(route: unknown): ReservedRoute | undefined {
  const content = typeof route === 'string' ? contentByName.get(route.slice(1)) : undefined;
  return typeof route === 'string' && content !== undefined ? { route, content } : undefined;
}

/**
 * The first part of each path of the specification and of the sandbox. A deployment may serve the API at the origin of the pages;
 * a test in the sandbox compares this list with its endpoints.
 */
const apiNames = ['api', 'hc', 'boletos', 'docs', 'documentos', 'imagens', 'observations', 'policy-reports', 'sandbox'];

const contentByName: ReadonlyMap<string, string> = new Map([
  ...Object.values(servedNames).map(({ name, content }) => [name, `the host serves ${content}`] as const),
  ...apiNames.map((name) => [name, 'the API may answer'] as const),
]);
