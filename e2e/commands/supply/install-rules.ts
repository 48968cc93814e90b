import * as z from 'zod/mini';

/** Minutes: three days. */
const SHORTEST_AGE = 3 * 24 * 60;

const rulesSchema = z.looseObject({
  minimumReleaseAge: z._default(z.number(), 0),
  minimumReleaseAgeExclude: z._default(z.array(z.string()), []),
  blockExoticSubdeps: z._default(z.boolean(), false),
  trustPolicy: z._default(z.string(), 'off'),
  trustPolicyExclude: z._default(z.array(z.string()), []),
  catalog: z._default(z.record(z.string(), z.string()), {}),
  allowBuilds: z._default(z.record(z.string(), z.boolean()), {}),
});

/** Settings that would let a package run code while it is installed, or come from elsewhere. */
const forbidden = [
  'dangerouslyAllowAllBuilds',
  'onlyBuiltDependencies',
  'registries',
  'registry',
  'namedRegistries',
  'pnpmfile',
];

/**
 * One sentence for each rule of `pnpm-workspace.yaml` that lets more in than the product needs.
 * @param settings the parsed file
 */
export function installRuleProblems(settings: unknown): readonly string[] {
  const rules = rulesSchema.parse(settings);
  const exceptions = [...rules.minimumReleaseAgeExclude, ...rules.trustPolicyExclude];
  return [
    ...(rules.minimumReleaseAge < SHORTEST_AGE
      ? [`minimumReleaseAge is ${rules.minimumReleaseAge} minutes: keep at least ${SHORTEST_AGE}.`]
      : []),
    ...(rules.blockExoticSubdeps ? [] : ['blockExoticSubdeps is off: a dependency could come from an address.']),
    ...(rules.trustPolicy === 'no-downgrade' ? [] : ['trustPolicy is not no-downgrade.']),
    ...exceptions
      .filter((exception) => !/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/.test(exception))
      .map((exception) => `The exception ${exception} names no exact version: it would let in every later one.`),
    ...Object.entries(rules.catalog)
      .filter(([, range]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?[~^]?\d+\.\d+\.\d+[\w.+-]*$/.test(range))
      .map(([name, range]) => `The catalog has ${name} as ${range}, which is not a version or a range of one.`),
    ...Object.entries(rules.allowBuilds)
      .filter(([, mayRun]) => mayRun)
      .map(([name]) => `${name} may run a script while it is installed: no package of ours needs that.`),
    ...forbidden
      .filter((name) => Object.hasOwn(rules, name))
      .map((name) => `pnpm-workspace.yaml has ${name}: delete it.`),
  ];
}
