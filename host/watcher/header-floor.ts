import { fileHeaders, type Headers, type Protection, pageHeaders, segmentHeaders } from '../serving/policy/headers';
import { type ExpectedFiles, type ExpectedHeaders, type Kind, kinds } from './expected';

/** Headers that are the same in each deployment, by kind. */
const fixed: Readonly<Record<Kind, Headers>> = {
  page: withoutDeployment(),
  script: fileHeaders,
  settings: fileHeaders,
  manifest: segmentHeaders,
  segmentScript: segmentHeaders,
};

/**
 * One sentence for each expected header that is weaker than what this product's own servers send. A recorded file is only as good as the
 * server that it was recorded from.
 */
export function weakExpectations({ headers }: ExpectedFiles): readonly string[] {
  return kinds.flatMap((kind) => {
    const found: Readonly<Record<string, string>> = headers[kind] ?? {};
    const wanted = Object.entries(fixed[kind]).filter(([name, value]) => found[name.toLowerCase()] !== value);
    return [
      ...wanted.map(([name, value]) => `The expected headers of a ${kind} have no ${name} with: ${value}`),
      ...(kind === 'page' ? weakPolicy(headers.page) : []),
    ];
  });
}

/** What the policy of a page contains in each deployment; its origins differ. */
function weakPolicy(page: ExpectedHeaders | undefined): readonly string[] {
  const policy = page?.['content-security-policy'] ?? '';
  const directives = policy.split(/; ?/);
  const missing = [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].filter((directive) => !directives.includes(directive));
  return [
    ...missing.map((directive) => `The expected policy of a page lacks: ${directive}`),
    ...(/unsafe-/.test(policy) ? ['The expected policy of a page has a source that begins with "unsafe-".'] : []),
  ];
}

function withoutDeployment(): Headers {
  const nowhere: Protection = {
    origins: { segments: [], apis: [], observation: [], images: [], parent: null, tags: [] },
    reportTo: null,
  };
  const page = { hasBrand: true, isApp: false, hasTagManager: false, scriptHashes: [], styleHashes: [] };
  const { 'Content-Security-Policy': _policy, ...others } = pageHeaders('index.html', page, nowhere);
  return others;
}
