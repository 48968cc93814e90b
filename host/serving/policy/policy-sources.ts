/** Whether a source of a policy covers an origin. */
export type Source = (origin: string) => boolean;

/**
 * The sources that a Content-Security-Policy allows for a directive, or for `default-src` in its place; undefined without any: then
 * everything is allowed. Keywords and hashes cover no origin, except `'self'`.
 */
export function sourcesIn(policy: string, directive: string, self: string): readonly Source[] | undefined {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const sources = directives.get(directive) ?? directives.get('default-src');
  return sources?.map((source) => sourceOf(source, self));
}

const hostSource =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9.-]+|\[[0-9a-f:]+\])(?::(?<port>\d+|\*))?(?:\/.*)?$/i;

/** As browsers compare them: https stands for http too, a star for any subdomain, and no port for the usual one. */
export function sourceOf(text: string, self: string): Source {
  if (text === "'self'") return (origin) => origin === self;
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(text)?.[1];
  if (scheme !== undefined) return (origin) => isScheme(new URL(origin), scheme);
  const source = hostSource.exec(text)?.groups;
  if (!source) return () => false;
  return (origin) => {
    const url = new URL(origin);
    const scheme = source.scheme ?? new URL(self).protocol.slice(0, -1);
    return isScheme(url, scheme) && isHost(url.hostname, source.host ?? '') && isPort(url, source.port);
  };
}

function isScheme({ protocol }: URL, scheme: string): boolean {
  const allowed = scheme.toLowerCase();
  return protocol === `${allowed}:` || (allowed === 'http' && protocol === 'https:');
}

function isHost(name: string, allowed: string): boolean {
  const host = allowed.toLowerCase();
  if (host === '*') return true;
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host;
}

function isPort({ port }: URL, allowed: string | undefined): boolean {
  return allowed === '*' || port === (allowed === '443' || allowed === '80' ? '' : (allowed ?? ''));
}

/** An origin, or a pattern for origins, that needs no escape in a header or in a line of the configuration. */
export const sourcePattern = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;
