/** The hash that each script must have, by its address without a query. The code of host and segments reads it when it adds a script. */
export type IntegrityTable = Record<string, string>;

interface PolicyRules {
  createScriptURL(address: string): string | null;
  createHTML?(text: string): string;
  createScript?(text: string): string;
}

/** The part of Trusted Types that the page uses. TypeScript's own types do not have it. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

declare global {
  var _FEDERATION_INTEGRITY: IntegrityTable | undefined;
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}
