import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import * as z from 'zod/mini';

// The library contains the official schemas, and exports none of them.
const library = createRequire(inRoot('e2e/package.json')).resolve('@cyclonedx/cyclonedx-library/package.json');
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(join(dirname(library), `res/schema/${name}.SNAPSHOT.schema.json`), 'utf8'));

const named = z.object({ name: z.string(), version: z.string() });
const billSchema = z.object({ components: z._default(z.array(named), []) });

/** One sentence for each difference between the bill of a build and the packages in it, or for each breach of its schema. */
export function billProblems(
  name: string,
  bill: unknown,
  packages: readonly z.infer<typeof named>[],
): readonly string[] {
  const breaches = schemaBreaches(bill);
  if (breaches.length > 0)
    return breaches.map((breach) => `The bill of materials of ${name} breaks its schema: ${breach}.`);
  const keysOf = (listed: typeof packages) => new Set(listed.map((each) => `${each.name}@${each.version}`));
  const [billed, contained] = [keysOf(billSchema.parse(bill).components), keysOf(packages)];
  return [
    ...[...contained].filter((key) => !billed.has(key)).map((key) => `The bill of materials of ${name} lacks ${key}.`),
    ...[...billed]
      .filter((key) => !contained.has(key))
      .map((key) => `${name} does not contain ${key}, which its bill lists.`),
  ];
}

/** Where a bill breaks the official JSON schema of CycloneDX 1.6. */
export function schemaBreaches(bill: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // Formats that the package of formats lacks; the values are identifiers that we write ourselves.
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(schemaOf('bom-1.6'));
  if (isValid(bill)) return [];
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
