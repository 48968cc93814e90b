import permissions from './permissions-policy.json' with { type: 'json' };

/** A Permissions-Policy that denies each feature of a device that a script could use against a visitor, except that the page itself may use `allowed`. */
export function permissionsPolicy(allowed: readonly string[]): string {
  return permissions.features.map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`).join(', ');
}
